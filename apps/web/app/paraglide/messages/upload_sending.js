/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_SendingInputs */

const en_upload_sending = /** @type {(inputs: Upload_SendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uploading...`)
};

const hi_upload_sending = /** @type {(inputs: Upload_SendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपलोड हो रही है…`)
};

/**
* | output |
* | --- |
* | "Uploading..." |
*
* @param {Upload_SendingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_sending = /** @type {((inputs?: Upload_SendingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_SendingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_sending(inputs)
	return en_upload_sending(inputs)
});