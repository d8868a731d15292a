/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Flute_Night_TextInputs */

const en_loop_flute_night_text = /** @type {(inputs: Loop_Flute_Night_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A low, breathy flute after dark`)
};

const hi_loop_flute_night_text = /** @type {(inputs: Loop_Flute_Night_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अँधेरा होने के बाद की धीमी, साँस भरी बाँसुरी`)
};

/**
* | output |
* | --- |
* | "A low, breathy flute after dark" |
*
* @param {Loop_Flute_Night_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_flute_night_text = /** @type {((inputs?: Loop_Flute_Night_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Flute_Night_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_flute_night_text(inputs)
	return en_loop_flute_night_text(inputs)
});