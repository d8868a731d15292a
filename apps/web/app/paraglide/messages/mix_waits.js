/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mix_WaitsInputs */

const en_mix_waits = /** @type {(inputs: Mix_WaitsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Waits for the network: ${i?.names}`)
};

const hi_mix_waits = /** @type {(inputs: Mix_WaitsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`नेटवर्क का इंतज़ार: ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Waits for the network: {names}" |
*
* @param {Mix_WaitsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_waits = /** @type {((inputs: Mix_WaitsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_WaitsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_waits(inputs)
	return en_mix_waits(inputs)
});