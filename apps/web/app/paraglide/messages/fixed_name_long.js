/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_Name_LongInputs */

const en_fixed_name_long = /** @type {(inputs: Fixed_Name_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sound name must be less than 100 characters`)
};

const hi_fixed_name_long = /** @type {(inputs: Fixed_Name_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ का नाम 100 अक्षरों से छोटा होना चाहिए`)
};

/**
* | output |
* | --- |
* | "Sound name must be less than 100 characters" |
*
* @param {Fixed_Name_LongInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_name_long = /** @type {((inputs?: Fixed_Name_LongInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_Name_LongInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_name_long(inputs)
	return en_fixed_name_long(inputs)
});