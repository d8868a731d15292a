/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_File_HintInputs */

const en_upload_file_hint = /** @type {(inputs: Upload_File_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Supported: MP3, WAV, OGG, AAC, M4A`)
};

const hi_upload_file_hint = /** @type {(inputs: Upload_File_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ये चलती हैं: MP3, WAV, OGG, AAC, M4A`)
};

/**
* | output |
* | --- |
* | "Supported: MP3, WAV, OGG, AAC, M4A" |
*
* @param {Upload_File_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_file_hint = /** @type {((inputs?: Upload_File_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_File_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_file_hint(inputs)
	return en_upload_file_hint(inputs)
});