/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_High_Frequency_TempleInputs */

const en_place_high_frequency_temple = /** @type {(inputs: Place_High_Frequency_TempleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In a temple hall`)
};

const hi_place_high_frequency_temple = /** @type {(inputs: Place_High_Frequency_TempleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मंदिर के मंडप में`)
};

/**
* | output |
* | --- |
* | "In a temple hall" |
*
* @param {Place_High_Frequency_TempleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_high_frequency_temple = /** @type {((inputs?: Place_High_Frequency_TempleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_High_Frequency_TempleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_high_frequency_temple(inputs)
	return en_place_high_frequency_temple(inputs)
});