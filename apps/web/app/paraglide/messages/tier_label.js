/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Tier_LabelInputs */

const en_tier_label = /** @type {(inputs: Tier_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Audio quality`)
};

const hi_tier_label = /** @type {(inputs: Tier_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऑडियो क्वालिटी`)
};

/**
* | output |
* | --- |
* | "Audio quality" |
*
* @param {Tier_LabelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const tier_label = /** @type {((inputs?: Tier_LabelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tier_LabelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_tier_label(inputs)
	return en_tier_label(inputs)
});