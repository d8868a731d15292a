/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ id: NonNullable<unknown> }} Error_ReferenceInputs */

const en_error_reference = /** @type {(inputs: Error_ReferenceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Reference: ${i?.id}`)
};

const hi_error_reference = /** @type {(inputs: Error_ReferenceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`रेफ़रेंस नंबर: ${i?.id}`)
};

/**
* | output |
* | --- |
* | "Reference: {id}" |
*
* @param {Error_ReferenceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const error_reference = /** @type {((inputs: Error_ReferenceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_ReferenceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_error_reference(inputs)
	return en_error_reference(inputs)
});