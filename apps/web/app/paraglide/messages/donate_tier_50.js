/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Tier_50Inputs */

const en_donate_tier_50 = /** @type {(inputs: Donate_Tier_50Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Helps a new sound into the library.`)
};

const hi_donate_tier_50 = /** @type {(inputs: Donate_Tier_50Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लाइब्रेरी में एक नई आवाज़ लाने में मदद करता है।`)
};

/**
* | output |
* | --- |
* | "Helps a new sound into the library." |
*
* @param {Donate_Tier_50Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_tier_50 = /** @type {((inputs?: Donate_Tier_50Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Tier_50Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_tier_50(inputs)
	return en_donate_tier_50(inputs)
});