/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Tier_10Inputs */

const en_donate_tier_10 = /** @type {(inputs: Donate_Tier_10Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keeps the server humming for a while.`)
};

const hi_donate_tier_10 = /** @type {(inputs: Donate_Tier_10Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सर्वर को कुछ समय तक चलाए रखता है।`)
};

/**
* | output |
* | --- |
* | "Keeps the server humming for a while." |
*
* @param {Donate_Tier_10Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_tier_10 = /** @type {((inputs?: Donate_Tier_10Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Tier_10Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_tier_10(inputs)
	return en_donate_tier_10(inputs)
});