/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_Volume_TextInputs */

const en_wake_volume_text = /** @type {(inputs: Wake_Volume_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Never louder than this, whatever changes overnight.`)
};

const hi_wake_volume_text = /** @type {(inputs: Wake_Volume_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रात में कुछ भी बदले, इससे तेज़ कभी नहीं।`)
};

/**
* | output |
* | --- |
* | "Never louder than this, whatever changes overnight." |
*
* @param {Wake_Volume_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_volume_text = /** @type {((inputs?: Wake_Volume_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_Volume_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_volume_text(inputs)
	return en_wake_volume_text(inputs)
});