/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Asmr_Kiss_TextInputs */

const en_sound_asmr_kiss_text = /** @type {(inputs: Sound_Asmr_Kiss_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Soft kisses, close to either ear`)
};

const hi_sound_asmr_kiss_text = /** @type {(inputs: Sound_Asmr_Kiss_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दोनों कानों के पास हल्के चुंबन`)
};

/**
* | output |
* | --- |
* | "Soft kisses, close to either ear" |
*
* @param {Sound_Asmr_Kiss_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_asmr_kiss_text = /** @type {((inputs?: Sound_Asmr_Kiss_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Asmr_Kiss_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_asmr_kiss_text(inputs)
	return en_sound_asmr_kiss_text(inputs)
});