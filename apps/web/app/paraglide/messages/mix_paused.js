/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mix_PausedInputs */

const en_mix_paused = /** @type {(inputs: Mix_PausedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Paused: ${i?.names}`)
};

const hi_mix_paused = /** @type {(inputs: Mix_PausedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`रुकी हुई: ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Paused: {names}" |
*
* @param {Mix_PausedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_paused = /** @type {((inputs: Mix_PausedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_PausedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_paused(inputs)
	return en_mix_paused(inputs)
});