/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Known_Read_BeginningInputs */

const en_known_read_beginning = /** @type {(inputs: Known_Read_BeginningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The beginning, on ${i?.date}`)
};

const hi_known_read_beginning = /** @type {(inputs: Known_Read_BeginningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`शुरुआत, ${i?.date} को`)
};

/**
* | output |
* | --- |
* | "The beginning, on {date}" |
*
* @param {Known_Read_BeginningInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_read_beginning = /** @type {((inputs: Known_Read_BeginningInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_Read_BeginningInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_read_beginning(inputs)
	return en_known_read_beginning(inputs)
});