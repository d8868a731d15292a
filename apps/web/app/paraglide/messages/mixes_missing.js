/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mixes_MissingInputs */

const en_mixes_missing = /** @type {(inputs: Mixes_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Left out, not found: ${i?.names}`)
};

const hi_mixes_missing = /** @type {(inputs: Mixes_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`ये नहीं मिलीं, इसलिए छोड़ दी गईं: ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Left out, not found: {names}" |
*
* @param {Mixes_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_missing = /** @type {((inputs: Mixes_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_missing(inputs)
	return en_mixes_missing(inputs)
});