/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mix_SilencedInputs */

const en_mix_silenced = /** @type {(inputs: Mix_SilencedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Silenced by a solo: ${i?.names}`)
};

const hi_mix_silenced = /** @type {(inputs: Mix_SilencedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`सोलो से चुप: ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Silenced by a solo: {names}" |
*
* @param {Mix_SilencedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_silenced = /** @type {((inputs: Mix_SilencedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_SilencedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_silenced(inputs)
	return en_mix_silenced(inputs)
});