/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Tier_SmallInputs */

const en_tier_small = /** @type {(inputs: Tier_SmallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Data saver`)
};

const hi_tier_small = /** @type {(inputs: Tier_SmallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`डेटा बचत`)
};

/**
* | output |
* | --- |
* | "Data saver" |
*
* @param {Tier_SmallInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const tier_small = /** @type {((inputs?: Tier_SmallInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Tier_SmallInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_tier_small(inputs)
	return en_tier_small(inputs)
});