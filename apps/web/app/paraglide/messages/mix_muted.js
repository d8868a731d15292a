/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mix_MutedInputs */

const en_mix_muted = /** @type {(inputs: Mix_MutedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Muted: ${i?.names}`)
};

const hi_mix_muted = /** @type {(inputs: Mix_MutedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`म्यूट: ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Muted: {names}" |
*
* @param {Mix_MutedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_muted = /** @type {((inputs: Mix_MutedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_MutedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_muted(inputs)
	return en_mix_muted(inputs)
});