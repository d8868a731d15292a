/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_Read_EarlierInputs */

const en_known_read_earlier = /** @type {(inputs: Known_Read_EarlierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Told as our first list of sources has it; not read again since.`)
};

const hi_known_read_earlier = /** @type {(inputs: Known_Read_EarlierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमारी पहली स्रोत सूची के अनुसार; तब से दोबारा नहीं पढ़ा।`)
};

/**
* | output |
* | --- |
* | "Told as our first list of sources has it; not read again since." |
*
* @param {Known_Read_EarlierInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_read_earlier = /** @type {((inputs?: Known_Read_EarlierInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_Read_EarlierInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_read_earlier(inputs)
	return en_known_read_earlier(inputs)
});