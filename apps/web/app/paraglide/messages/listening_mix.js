/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ mix: NonNullable<unknown>, time: NonNullable<unknown> }} Listening_MixInputs */

const en_listening_mix = /** @type {(inputs: Listening_MixInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.mix} (${i?.time})`)
};

const hi_listening_mix = /** @type {(inputs: Listening_MixInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.mix} (${i?.time})`)
};

/**
* | output |
* | --- |
* | "{mix} ({time})" |
*
* @param {Listening_MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_mix = /** @type {((inputs: Listening_MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_mix(inputs)
	return en_listening_mix(inputs)
});