/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listening_NoneInputs */

const en_listening_none = /** @type {(inputs: Listening_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing yet. The minutes that your mix plays appear here.`)
};

const hi_listening_none = /** @type {(inputs: Listening_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अभी कुछ नहीं। आपका मिक्स जितने मिनट चलेगा, वे यहाँ दिखेंगे।`)
};

/**
* | output |
* | --- |
* | "Nothing yet. The minutes that your mix plays appear here." |
*
* @param {Listening_NoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_none = /** @type {((inputs?: Listening_NoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_NoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_none(inputs)
	return en_listening_none(inputs)
});