/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_SizesInputs */

const en_known_sizes = /** @type {(inputs: Known_SizesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sizes stand as the study gives them. A d or g of 0.2 is usually called small, 0.5 medium and 0.8 large. Where a range includes zero, there may be no effect at all.`)
};

const hi_known_sizes = /** @type {(inputs: Known_SizesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`असर का आकार वैसा ही है जैसा अध्ययन में दिया है। d या g का 0.2 आम तौर पर छोटा कहलाता है, 0.5 मझोला और 0.8 बड़ा। जहाँ दायरे में शून्य आता है, वहाँ हो सकता है कि असर हो ही नहीं।`)
};

/**
* | output |
* | --- |
* | "Sizes stand as the study gives them. A d or g of 0.2 is usually called small, 0.5 medium and 0.8 large. Where a range includes zero, there may be no effect a..." |
*
* @param {Known_SizesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_sizes = /** @type {((inputs?: Known_SizesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_SizesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_sizes(inputs)
	return en_known_sizes(inputs)
});