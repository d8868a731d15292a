/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mix_LoadingInputs */

const en_mix_loading = /** @type {(inputs: Mix_LoadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Loading: ${i?.names}`)
};

const hi_mix_loading = /** @type {(inputs: Mix_LoadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`लोड होना बाक़ी: ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Loading: {names}" |
*
* @param {Mix_LoadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_loading = /** @type {((inputs: Mix_LoadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_LoadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_loading(inputs)
	return en_mix_loading(inputs)
});