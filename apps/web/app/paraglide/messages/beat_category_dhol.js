/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Category_DholInputs */

const en_beat_category_dhol = /** @type {(inputs: Beat_Category_DholInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dhol`)
};

const hi_beat_category_dhol = /** @type {(inputs: Beat_Category_DholInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ढोल`)
};

/**
* | output |
* | --- |
* | "Dhol" |
*
* @param {Beat_Category_DholInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_category_dhol = /** @type {((inputs?: Beat_Category_DholInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Category_DholInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_category_dhol(inputs)
	return en_beat_category_dhol(inputs)
});