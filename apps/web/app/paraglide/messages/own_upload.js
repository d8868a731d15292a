/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_UploadInputs */

const en_own_upload = /** @type {(inputs: Own_UploadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Upload Sound`)
};

const hi_own_upload = /** @type {(inputs: Own_UploadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ अपलोड करें`)
};

/**
* | output |
* | --- |
* | "Upload Sound" |
*
* @param {Own_UploadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_upload = /** @type {((inputs?: Own_UploadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_UploadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_upload(inputs)
	return en_own_upload(inputs)
});