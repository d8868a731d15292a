/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Koel_Singing_FieldsInputs */

const en_place_koel_singing_fields = /** @type {(inputs: Place_Koel_Singing_FieldsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Across the fields`)
};

const hi_place_koel_singing_fields = /** @type {(inputs: Place_Koel_Singing_FieldsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`खेतों के पार`)
};

/**
* | output |
* | --- |
* | "Across the fields" |
*
* @param {Place_Koel_Singing_FieldsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_koel_singing_fields = /** @type {((inputs?: Place_Koel_Singing_FieldsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Koel_Singing_FieldsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_koel_singing_fields(inputs)
	return en_place_koel_singing_fields(inputs)
});