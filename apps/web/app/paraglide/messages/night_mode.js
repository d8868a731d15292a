/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Night_ModeInputs */

const en_night_mode = /** @type {(inputs: Night_ModeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Night mode`)
};

const hi_night_mode = /** @type {(inputs: Night_ModeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नाइट मोड`)
};

/**
* | output |
* | --- |
* | "Night mode" |
*
* @param {Night_ModeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const night_mode = /** @type {((inputs?: Night_ModeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Night_ModeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_night_mode(inputs)
	return en_night_mode(inputs)
});