/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mix_Bring_BackInputs */

const en_mix_bring_back = /** @type {(inputs: Mix_Bring_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bring back my mix`)
};

const hi_mix_bring_back = /** @type {(inputs: Mix_Bring_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मेरा मिक्स वापस लाएँ`)
};

/**
* | output |
* | --- |
* | "Bring back my mix" |
*
* @param {Mix_Bring_BackInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_bring_back = /** @type {((inputs?: Mix_Bring_BackInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_Bring_BackInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_bring_back(inputs)
	return en_mix_bring_back(inputs)
});