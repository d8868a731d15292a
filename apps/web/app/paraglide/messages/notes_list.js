/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notes_ListInputs */

const en_notes_list = /** @type {(inputs: Notes_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each sound`)
};

const hi_notes_list = /** @type {(inputs: Notes_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हर आवाज़`)
};

/**
* | output |
* | --- |
* | "Each sound" |
*
* @param {Notes_ListInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const notes_list = /** @type {((inputs?: Notes_ListInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notes_ListInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_notes_list(inputs)
	return en_notes_list(inputs)
});