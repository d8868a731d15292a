/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Save_TextInputs */

const en_mixes_save_text = /** @type {(inputs: Mixes_Save_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Its sounds and levels, in your account.`)
};

const hi_mixes_save_text = /** @type {(inputs: Mixes_Save_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इसकी आवाज़ें और उनके वॉल्यूम, आपके खाते में।`)
};

/**
* | output |
* | --- |
* | "Its sounds and levels, in your account." |
*
* @param {Mixes_Save_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_save_text = /** @type {((inputs?: Mixes_Save_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Save_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_save_text(inputs)
	return en_mixes_save_text(inputs)
});