/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_LoadingInputs */

const en_mixes_loading = /** @type {(inputs: Mixes_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading your mixes`)
};

const hi_mixes_loading = /** @type {(inputs: Mixes_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके मिक्स लोड हो रहे हैं`)
};

/**
* | output |
* | --- |
* | "Loading your mixes" |
*
* @param {Mixes_LoadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_loading = /** @type {((inputs?: Mixes_LoadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_LoadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_loading(inputs)
	return en_mixes_loading(inputs)
});