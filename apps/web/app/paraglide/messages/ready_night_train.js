/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ready_Night_TrainInputs */

const en_ready_night_train = /** @type {(inputs: Ready_Night_TrainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Night train`)
};

const hi_ready_night_train = /** @type {(inputs: Ready_Night_TrainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रात की रेलगाड़ी`)
};

/**
* | output |
* | --- |
* | "Night train" |
*
* @param {Ready_Night_TrainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const ready_night_train = /** @type {((inputs?: Ready_Night_TrainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ready_Night_TrainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_ready_night_train(inputs)
	return en_ready_night_train(inputs)
});