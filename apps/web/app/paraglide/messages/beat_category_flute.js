/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Category_FluteInputs */

const en_beat_category_flute = /** @type {(inputs: Beat_Category_FluteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Flute`)
};

const hi_beat_category_flute = /** @type {(inputs: Beat_Category_FluteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बाँसुरी`)
};

/**
* | output |
* | --- |
* | "Flute" |
*
* @param {Beat_Category_FluteInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_category_flute = /** @type {((inputs?: Beat_Category_FluteInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Category_FluteInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_category_flute(inputs)
	return en_beat_category_flute(inputs)
});