/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_LibraryInputs */

const en_beat_library = /** @type {(inputs: Beat_LibraryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Beat library`)
};

const hi_beat_library = /** @type {(inputs: Beat_LibraryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बीट लाइब्रेरी`)
};

/**
* | output |
* | --- |
* | "Beat library" |
*
* @param {Beat_LibraryInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_library = /** @type {((inputs?: Beat_LibraryInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_LibraryInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_library(inputs)
	return en_beat_library(inputs)
});