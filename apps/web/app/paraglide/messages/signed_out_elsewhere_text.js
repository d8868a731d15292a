/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Signed_Out_Elsewhere_TextInputs */

const en_signed_out_elsewhere_text = /** @type {(inputs: Signed_Out_Elsewhere_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session ended in another tab.`)
};

const hi_signed_out_elsewhere_text = /** @type {(inputs: Signed_Out_Elsewhere_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका सेशन दूसरे टैब में ख़त्म हो गया।`)
};

/**
* | output |
* | --- |
* | "Your session ended in another tab." |
*
* @param {Signed_Out_Elsewhere_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const signed_out_elsewhere_text = /** @type {((inputs?: Signed_Out_Elsewhere_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Signed_Out_Elsewhere_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_signed_out_elsewhere_text(inputs)
	return en_signed_out_elsewhere_text(inputs)
});