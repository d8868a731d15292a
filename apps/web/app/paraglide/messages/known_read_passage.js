/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Known_Read_PassageInputs */

const en_known_read_passage = /** @type {(inputs: Known_Read_PassageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A passage, on ${i?.date}`)
};

const hi_known_read_passage = /** @type {(inputs: Known_Read_PassageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`एक अंश, ${i?.date} को`)
};

/**
* | output |
* | --- |
* | "A passage, on {date}" |
*
* @param {Known_Read_PassageInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_read_passage = /** @type {((inputs: Known_Read_PassageInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_Read_PassageInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_read_passage(inputs)
	return en_known_read_passage(inputs)
});