/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_UnreadableInputs */

const en_mixes_unreadable = /** @type {(inputs: Mixes_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This mix is damaged and cannot be opened. You can delete it.`)
};

const hi_mixes_unreadable = /** @type {(inputs: Mixes_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह मिक्स बिगड़ गया है और खुल नहीं सकता। आप इसे मिटा सकते हैं।`)
};

/**
* | output |
* | --- |
* | "This mix is damaged and cannot be opened. You can delete it." |
*
* @param {Mixes_UnreadableInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_unreadable = /** @type {((inputs?: Mixes_UnreadableInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_UnreadableInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_unreadable(inputs)
	return en_mixes_unreadable(inputs)
});