/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Known_Read_AbstractInputs */

const en_known_read_abstract = /** @type {(inputs: Known_Read_AbstractInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The abstract, on ${i?.date}`)
};

const hi_known_read_abstract = /** @type {(inputs: Known_Read_AbstractInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`सारांश, ${i?.date} को`)
};

/**
* | output |
* | --- |
* | "The abstract, on {date}" |
*
* @param {Known_Read_AbstractInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_read_abstract = /** @type {((inputs: Known_Read_AbstractInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_Read_AbstractInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_read_abstract(inputs)
	return en_known_read_abstract(inputs)
});