/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_ProgressInputs */

const en_upload_progress = /** @type {(inputs: Upload_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Upload progress`)
};

const hi_upload_progress = /** @type {(inputs: Upload_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपलोड कहाँ तक पहुँचा`)
};

/**
* | output |
* | --- |
* | "Upload progress" |
*
* @param {Upload_ProgressInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_progress = /** @type {((inputs?: Upload_ProgressInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_ProgressInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_progress(inputs)
	return en_upload_progress(inputs)
});