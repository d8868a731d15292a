/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ kind: NonNullable<unknown>, size: NonNullable<unknown> }} Beat_Record_FileInputs */

const en_beat_record_file = /** @type {(inputs: Beat_Record_FileInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.kind}, ${i?.size} MB`)
};

const hi_beat_record_file = /** @type {(inputs: Beat_Record_FileInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.kind}, ${i?.size} MB`)
};

/**
* | output |
* | --- |
* | "{kind}, {size} MB" |
*
* @param {Beat_Record_FileInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_record_file = /** @type {((inputs: Beat_Record_FileInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Record_FileInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_record_file(inputs)
	return en_beat_record_file(inputs)
});