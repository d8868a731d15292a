/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_BackInputs */

const en_known_back = /** @type {(inputs: Known_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to Blog`)
};

const hi_known_back = /** @type {(inputs: Known_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ब्लॉग पर लौटें`)
};

/**
* | output |
* | --- |
* | "Back to Blog" |
*
* @param {Known_BackInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_back = /** @type {((inputs?: Known_BackInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_BackInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_back(inputs)
	return en_known_back(inputs)
});