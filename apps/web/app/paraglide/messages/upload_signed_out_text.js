/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_Signed_Out_TextInputs */

const en_upload_signed_out_text = /** @type {(inputs: Upload_Signed_Out_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please sign in to upload your own sounds.`)
};

const hi_upload_signed_out_text = /** @type {(inputs: Upload_Signed_Out_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपनी आवाज़ें अपलोड करने के लिए कृपया साइन इन करें।`)
};

/**
* | output |
* | --- |
* | "Please sign in to upload your own sounds." |
*
* @param {Upload_Signed_Out_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_signed_out_text = /** @type {((inputs?: Upload_Signed_Out_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Signed_Out_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_signed_out_text(inputs)
	return en_upload_signed_out_text(inputs)
});