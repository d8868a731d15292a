/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Beat_DeletedInputs */

const en_beat_deleted = /** @type {(inputs: Beat_DeletedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is deleted`)
};

const hi_beat_deleted = /** @type {(inputs: Beat_DeletedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.name}” को मिटा दिया गया`)
};

/**
* | output |
* | --- |
* | "{name} is deleted" |
*
* @param {Beat_DeletedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_deleted = /** @type {((inputs: Beat_DeletedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_DeletedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_deleted(inputs)
	return en_beat_deleted(inputs)
});