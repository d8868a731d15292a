/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_Done_TitleInputs */

const en_upload_done_title = /** @type {(inputs: Upload_Done_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sound added`)
};

const hi_upload_done_title = /** @type {(inputs: Upload_Done_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ जुड़ गई`)
};

/**
* | output |
* | --- |
* | "Sound added" |
*
* @param {Upload_Done_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_done_title = /** @type {((inputs?: Upload_Done_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Done_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_done_title(inputs)
	return en_upload_done_title(inputs)
});