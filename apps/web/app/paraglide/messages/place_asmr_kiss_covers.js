/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Asmr_Kiss_CoversInputs */

const en_place_asmr_kiss_covers = /** @type {(inputs: Place_Asmr_Kiss_CoversInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Under the covers`)
};

const hi_place_asmr_kiss_covers = /** @type {(inputs: Place_Asmr_Kiss_CoversInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रज़ाई के अंदर`)
};

/**
* | output |
* | --- |
* | "Under the covers" |
*
* @param {Place_Asmr_Kiss_CoversInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_asmr_kiss_covers = /** @type {((inputs?: Place_Asmr_Kiss_CoversInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Asmr_Kiss_CoversInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_asmr_kiss_covers(inputs)
	return en_place_asmr_kiss_covers(inputs)
});