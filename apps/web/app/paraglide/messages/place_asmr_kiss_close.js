/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Asmr_Kiss_CloseInputs */

const en_place_asmr_kiss_close = /** @type {(inputs: Place_Asmr_Kiss_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close by`)
};

const hi_place_asmr_kiss_close = /** @type {(inputs: Place_Asmr_Kiss_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बिल्कुल पास`)
};

/**
* | output |
* | --- |
* | "Close by" |
*
* @param {Place_Asmr_Kiss_CloseInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_asmr_kiss_close = /** @type {((inputs?: Place_Asmr_Kiss_CloseInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Asmr_Kiss_CloseInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_asmr_kiss_close(inputs)
	return en_place_asmr_kiss_close(inputs)
});