/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_Dialog_TypeInputs */

const en_fixed_dialog_type = /** @type {(inputs: Fixed_Dialog_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please select a valid audio file (MP3, WAV, OGG, AAC, M4A)`)
};

const hi_fixed_dialog_type = /** @type {(inputs: Fixed_Dialog_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया ऑडियो की फ़ाइल चुनें (MP3, WAV, OGG, AAC, M4A)`)
};

/**
* | output |
* | --- |
* | "Please select a valid audio file (MP3, WAV, OGG, AAC, M4A)" |
*
* @param {Fixed_Dialog_TypeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_dialog_type = /** @type {((inputs?: Fixed_Dialog_TypeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_Dialog_TypeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_dialog_type(inputs)
	return en_fixed_dialog_type(inputs)
});