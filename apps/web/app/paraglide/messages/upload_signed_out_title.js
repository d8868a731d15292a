/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_Signed_Out_TitleInputs */

const en_upload_signed_out_title = /** @type {(inputs: Upload_Signed_Out_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign In Required`)
};

const hi_upload_signed_out_title = /** @type {(inputs: Upload_Signed_Out_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`साइन इन ज़रूरी है`)
};

/**
* | output |
* | --- |
* | "Sign In Required" |
*
* @param {Upload_Signed_Out_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_signed_out_title = /** @type {((inputs?: Upload_Signed_Out_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Signed_Out_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_signed_out_title(inputs)
	return en_upload_signed_out_title(inputs)
});