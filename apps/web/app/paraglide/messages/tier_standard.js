/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Tier_StandardInputs */

const en_tier_standard = /** @type {(inputs: Tier_StandardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Standard`)
};

const hi_tier_standard = /** @type {(inputs: Tier_StandardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सामान्य`)
};

/**
* | output |
* | --- |
* | "Standard" |
*
* @param {Tier_StandardInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const tier_standard = /** @type {((inputs?: Tier_StandardInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tier_StandardInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_tier_standard(inputs)
	return en_tier_standard(inputs)
});