/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mix_At_ZeroInputs */

const en_mix_at_zero = /** @type {(inputs: Mix_At_ZeroInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Volume 0: ${i?.names}`)
};

const hi_mix_at_zero = /** @type {(inputs: Mix_At_ZeroInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`वॉल्यूम 0: ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Volume 0: {names}" |
*
* @param {Mix_At_ZeroInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_at_zero = /** @type {((inputs: Mix_At_ZeroInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_At_ZeroInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_at_zero(inputs)
	return en_mix_at_zero(inputs)
});