/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Mixes_DeletedInputs */

const en_mixes_deleted = /** @type {(inputs: Mixes_DeletedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} deleted`)
};

const hi_mixes_deleted = /** @type {(inputs: Mixes_DeletedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.name}” को मिटा दिया गया`)
};

/**
* | output |
* | --- |
* | "{name} deleted" |
*
* @param {Mixes_DeletedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_deleted = /** @type {((inputs: Mixes_DeletedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_DeletedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_deleted(inputs)
	return en_mixes_deleted(inputs)
});