/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Dhol_Chaal_TextInputs */

const en_loop_dhol_chaal_text = /** @type {(inputs: Loop_Dhol_Chaal_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The Punjabi dhol groove that makes feet move`)
};

const hi_loop_dhol_chaal_text = /** @type {(inputs: Loop_Dhol_Chaal_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पंजाबी ढोल की चाल, जिस पर पाँव थिरक उठें`)
};

/**
* | output |
* | --- |
* | "The Punjabi dhol groove that makes feet move" |
*
* @param {Loop_Dhol_Chaal_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_dhol_chaal_text = /** @type {((inputs?: Loop_Dhol_Chaal_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Dhol_Chaal_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_dhol_chaal_text(inputs)
	return en_loop_dhol_chaal_text(inputs)
});