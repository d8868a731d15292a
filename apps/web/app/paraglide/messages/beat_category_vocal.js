/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Category_VocalInputs */

const en_beat_category_vocal = /** @type {(inputs: Beat_Category_VocalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voice`)
};

const hi_beat_category_vocal = /** @type {(inputs: Beat_Category_VocalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गायन`)
};

/**
* | output |
* | --- |
* | "Voice" |
*
* @param {Beat_Category_VocalInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_category_vocal = /** @type {((inputs?: Beat_Category_VocalInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Category_VocalInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_category_vocal(inputs)
	return en_beat_category_vocal(inputs)
});