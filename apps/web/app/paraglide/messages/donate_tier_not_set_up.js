/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Tier_Not_Set_UpInputs */

const en_donate_tier_not_set_up = /** @type {(inputs: Donate_Tier_Not_Set_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The operator has not set up this gift.`)
};

const hi_donate_tier_not_set_up = /** @type {(inputs: Donate_Tier_Not_Set_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`संचालक ने इस रक़म की व्यवस्था नहीं की है।`)
};

/**
* | output |
* | --- |
* | "The operator has not set up this gift." |
*
* @param {Donate_Tier_Not_Set_UpInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_tier_not_set_up = /** @type {((inputs?: Donate_Tier_Not_Set_UpInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Tier_Not_Set_UpInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_tier_not_set_up(inputs)
	return en_donate_tier_not_set_up(inputs)
});