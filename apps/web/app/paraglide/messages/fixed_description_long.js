/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_Description_LongInputs */

const en_fixed_description_long = /** @type {(inputs: Fixed_Description_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Description must be less than 500 characters`)
};

const hi_fixed_description_long = /** @type {(inputs: Fixed_Description_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ब्योरा 500 अक्षरों से छोटा होना चाहिए`)
};

/**
* | output |
* | --- |
* | "Description must be less than 500 characters" |
*
* @param {Fixed_Description_LongInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_description_long = /** @type {((inputs?: Fixed_Description_LongInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_Description_LongInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_description_long(inputs)
	return en_fixed_description_long(inputs)
});