/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Category_RagaInputs */

const en_beat_category_raga = /** @type {(inputs: Beat_Category_RagaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raga`)
};

const hi_beat_category_raga = /** @type {(inputs: Beat_Category_RagaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`राग`)
};

/**
* | output |
* | --- |
* | "Raga" |
*
* @param {Beat_Category_RagaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_category_raga = /** @type {((inputs?: Beat_Category_RagaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Category_RagaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_category_raga(inputs)
	return en_beat_category_raga(inputs)
});