/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_ReadInputs */

const en_known_read = /** @type {(inputs: Known_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What we read`)
};

const hi_known_read = /** @type {(inputs: Known_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमने क्या पढ़ा`)
};

/**
* | output |
* | --- |
* | "What we read" |
*
* @param {Known_ReadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_read = /** @type {((inputs?: Known_ReadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_ReadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_read(inputs)
	return en_known_read(inputs)
});