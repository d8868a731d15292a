/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Signed_Out_Elsewhere_TitleInputs */

const en_signed_out_elsewhere_title = /** @type {(inputs: Signed_Out_Elsewhere_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are signed out`)
};

const hi_signed_out_elsewhere_title = /** @type {(inputs: Signed_Out_Elsewhere_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप साइन आउट हो चुके हैं`)
};

/**
* | output |
* | --- |
* | "You are signed out" |
*
* @param {Signed_Out_Elsewhere_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const signed_out_elsewhere_title = /** @type {((inputs?: Signed_Out_Elsewhere_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Signed_Out_Elsewhere_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_signed_out_elsewhere_title(inputs)
	return en_signed_out_elsewhere_title(inputs)
});