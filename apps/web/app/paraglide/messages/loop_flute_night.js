/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Flute_NightInputs */

const en_loop_flute_night = /** @type {(inputs: Loop_Flute_NightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Night Bansuri`)
};

const hi_loop_flute_night = /** @type {(inputs: Loop_Flute_NightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रात की बाँसुरी`)
};

/**
* | output |
* | --- |
* | "Night Bansuri" |
*
* @param {Loop_Flute_NightInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_flute_night = /** @type {((inputs?: Loop_Flute_NightInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Flute_NightInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_flute_night(inputs)
	return en_loop_flute_night(inputs)
});