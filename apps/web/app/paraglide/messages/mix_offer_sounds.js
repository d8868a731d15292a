/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mix_Offer_SoundsInputs */

const en_mix_offer_sounds = /** @type {(inputs: Mix_Offer_SoundsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sounds in this mix`)
};

const hi_mix_offer_sounds = /** @type {(inputs: Mix_Offer_SoundsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस मिक्स की आवाज़ें`)
};

/**
* | output |
* | --- |
* | "Sounds in this mix" |
*
* @param {Mix_Offer_SoundsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_offer_sounds = /** @type {((inputs?: Mix_Offer_SoundsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_Offer_SoundsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_offer_sounds(inputs)
	return en_mix_offer_sounds(inputs)
});