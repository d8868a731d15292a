/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notes_TitleInputs */

const en_notes_title = /** @type {(inputs: Notes_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`About the sounds`)
};

const hi_notes_title = /** @type {(inputs: Notes_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ों के बारे में`)
};

/**
* | output |
* | --- |
* | "About the sounds" |
*
* @param {Notes_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const notes_title = /** @type {((inputs?: Notes_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notes_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_notes_title(inputs)
	return en_notes_title(inputs)
});