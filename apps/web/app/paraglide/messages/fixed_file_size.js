/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_File_SizeInputs */

const en_fixed_file_size = /** @type {(inputs: Fixed_File_SizeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`File size must be less than 50MB`)
};

const hi_fixed_file_size = /** @type {(inputs: Fixed_File_SizeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल 50 MB से छोटी होनी चाहिए`)
};

/**
* | output |
* | --- |
* | "File size must be less than 50MB" |
*
* @param {Fixed_File_SizeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_file_size = /** @type {((inputs?: Fixed_File_SizeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_File_SizeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_file_size(inputs)
	return en_fixed_file_size(inputs)
});