/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Dhol_Kaherwa_TextInputs */

const en_loop_dhol_kaherwa_text = /** @type {(inputs: Loop_Dhol_Kaherwa_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A village dhol in keherwa, eight beats`)
};

const hi_loop_dhol_kaherwa_text = /** @type {(inputs: Loop_Dhol_Kaherwa_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गाँव का ढोल, कहरवे की आठ मात्राएँ`)
};

/**
* | output |
* | --- |
* | "A village dhol in keherwa, eight beats" |
*
* @param {Loop_Dhol_Kaherwa_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_dhol_kaherwa_text = /** @type {((inputs?: Loop_Dhol_Kaherwa_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Dhol_Kaherwa_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_dhol_kaherwa_text(inputs)
	return en_loop_dhol_kaherwa_text(inputs)
});