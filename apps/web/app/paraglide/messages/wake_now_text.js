/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_Now_TextInputs */

const en_wake_now_text = /** @type {(inputs: Wake_Now_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The birds grow louder slowly.`)
};

const hi_wake_now_text = /** @type {(inputs: Wake_Now_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पंछी धीरे-धीरे तेज़ होते हैं।`)
};

/**
* | output |
* | --- |
* | "The birds grow louder slowly." |
*
* @param {Wake_Now_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_now_text = /** @type {((inputs?: Wake_Now_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_Now_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_now_text(inputs)
	return en_wake_now_text(inputs)
});