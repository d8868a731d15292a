/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_No_FileInputs */

const en_fixed_no_file = /** @type {(inputs: Fixed_No_FileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No file provided`)
};

const hi_fixed_no_file = /** @type {(inputs: Fixed_No_FileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोई फ़ाइल नहीं चुनी गई`)
};

/**
* | output |
* | --- |
* | "No file provided" |
*
* @param {Fixed_No_FileInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_no_file = /** @type {((inputs?: Fixed_No_FileInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_No_FileInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_no_file(inputs)
	return en_fixed_no_file(inputs)
});