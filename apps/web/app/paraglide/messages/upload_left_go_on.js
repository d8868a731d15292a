/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_Left_Go_OnInputs */

const en_upload_left_go_on = /** @type {(inputs: Upload_Left_Go_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go on uploading`)
};

const hi_upload_left_go_on = /** @type {(inputs: Upload_Left_Go_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपलोड जारी रखें`)
};

/**
* | output |
* | --- |
* | "Go on uploading" |
*
* @param {Upload_Left_Go_OnInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_left_go_on = /** @type {((inputs?: Upload_Left_Go_OnInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Left_Go_OnInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_left_go_on(inputs)
	return en_upload_left_go_on(inputs)
});