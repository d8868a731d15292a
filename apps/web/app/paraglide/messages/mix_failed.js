/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mix_FailedInputs */

const en_mix_failed = /** @type {(inputs: Mix_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not available: ${i?.names}`)
};

const hi_mix_failed = /** @type {(inputs: Mix_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`उपलब्ध नहीं: ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Not available: {names}" |
*
* @param {Mix_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_failed = /** @type {((inputs: Mix_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_failed(inputs)
	return en_mix_failed(inputs)
});