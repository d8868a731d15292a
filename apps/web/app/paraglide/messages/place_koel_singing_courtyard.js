/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Koel_Singing_CourtyardInputs */

const en_place_koel_singing_courtyard = /** @type {(inputs: Place_Koel_Singing_CourtyardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In a courtyard`)
};

const hi_place_koel_singing_courtyard = /** @type {(inputs: Place_Koel_Singing_CourtyardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आँगन में`)
};

/**
* | output |
* | --- |
* | "In a courtyard" |
*
* @param {Place_Koel_Singing_CourtyardInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_koel_singing_courtyard = /** @type {((inputs?: Place_Koel_Singing_CourtyardInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Koel_Singing_CourtyardInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_koel_singing_courtyard(inputs)
	return en_place_koel_singing_courtyard(inputs)
});