/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Tier_100Inputs */

const en_donate_tier_100 = /** @type {(inputs: Donate_Tier_100Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carries the site through a quiet month.`)
};

const hi_donate_tier_100 = /** @type {(inputs: Donate_Tier_100Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`साइट का एक शांत महीना निकल जाता है।`)
};

/**
* | output |
* | --- |
* | "Carries the site through a quiet month." |
*
* @param {Donate_Tier_100Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_tier_100 = /** @type {((inputs?: Donate_Tier_100Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Tier_100Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_tier_100(inputs)
	return en_donate_tier_100(inputs)
});