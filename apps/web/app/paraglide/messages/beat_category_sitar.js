/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Category_SitarInputs */

const en_beat_category_sitar = /** @type {(inputs: Beat_Category_SitarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sitar`)
};

const hi_beat_category_sitar = /** @type {(inputs: Beat_Category_SitarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सितार`)
};

/**
* | output |
* | --- |
* | "Sitar" |
*
* @param {Beat_Category_SitarInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_category_sitar = /** @type {((inputs?: Beat_Category_SitarInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Category_SitarInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_category_sitar(inputs)
	return en_beat_category_sitar(inputs)
});