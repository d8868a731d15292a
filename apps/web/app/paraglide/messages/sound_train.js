/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_TrainInputs */

const en_sound_train = /** @type {(inputs: Sound_TrainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Train`)
};

const hi_sound_train = /** @type {(inputs: Sound_TrainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रेलगाड़ी`)
};

/**
* | output |
* | --- |
* | "Train" |
*
* @param {Sound_TrainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_train = /** @type {((inputs?: Sound_TrainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_TrainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_train(inputs)
	return en_sound_train(inputs)
});