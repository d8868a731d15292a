/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Preview_FileInputs */

const en_preview_file = /** @type {(inputs: Preview_FileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`File:`)
};

const hi_preview_file = /** @type {(inputs: Preview_FileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल:`)
};

/**
* | output |
* | --- |
* | "File:" |
*
* @param {Preview_FileInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_file = /** @type {((inputs?: Preview_FileInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_FileInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_file(inputs)
	return en_preview_file(inputs)
});