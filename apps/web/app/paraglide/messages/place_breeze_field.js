/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Breeze_FieldInputs */

const en_place_breeze_field = /** @type {(inputs: Place_Breeze_FieldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Over an open field`)
};

const hi_place_breeze_field = /** @type {(inputs: Place_Breeze_FieldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`खुले खेत में`)
};

/**
* | output |
* | --- |
* | "Over an open field" |
*
* @param {Place_Breeze_FieldInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_breeze_field = /** @type {((inputs?: Place_Breeze_FieldInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Breeze_FieldInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_breeze_field(inputs)
	return en_place_breeze_field(inputs)
});