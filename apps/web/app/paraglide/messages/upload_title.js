/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_TitleInputs */

const en_upload_title = /** @type {(inputs: Upload_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Upload Your Sound`)
};

const hi_upload_title = /** @type {(inputs: Upload_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपनी आवाज़ अपलोड करें`)
};

/**
* | output |
* | --- |
* | "Upload Your Sound" |
*
* @param {Upload_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_title = /** @type {((inputs?: Upload_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_title(inputs)
	return en_upload_title(inputs)
});