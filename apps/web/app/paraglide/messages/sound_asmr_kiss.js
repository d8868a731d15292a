/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Asmr_KissInputs */

const en_sound_asmr_kiss = /** @type {(inputs: Sound_Asmr_KissInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ASMR Kiss`)
};

const hi_sound_asmr_kiss = /** @type {(inputs: Sound_Asmr_KissInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ASMR चुंबन`)
};

/**
* | output |
* | --- |
* | "ASMR Kiss" |
*
* @param {Sound_Asmr_KissInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_asmr_kiss = /** @type {((inputs?: Sound_Asmr_KissInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Asmr_KissInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_asmr_kiss(inputs)
	return en_sound_asmr_kiss(inputs)
});