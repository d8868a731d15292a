/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Strength_FairInputs */

const en_strength_fair = /** @type {(inputs: Strength_FairInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Good. A few more characters would make it strong.`)
};

const hi_strength_fair = /** @type {(inputs: Strength_FairInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अच्छा है। कुछ अक्षर और जोड़ें तो मज़बूत हो जाएगा।`)
};

/**
* | output |
* | --- |
* | "Good. A few more characters would make it strong." |
*
* @param {Strength_FairInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const strength_fair = /** @type {((inputs?: Strength_FairInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Strength_FairInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_strength_fair(inputs)
	return en_strength_fair(inputs)
});