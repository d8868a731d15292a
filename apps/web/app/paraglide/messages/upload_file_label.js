/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_File_LabelInputs */

const en_upload_file_label = /** @type {(inputs: Upload_File_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Audio File (Max 50MB)`)
};

const hi_upload_file_label = /** @type {(inputs: Upload_File_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऑडियो फ़ाइल (ज़्यादा से ज़्यादा 50 MB)`)
};

/**
* | output |
* | --- |
* | "Audio File (Max 50MB)" |
*
* @param {Upload_File_LabelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_file_label = /** @type {((inputs?: Upload_File_LabelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_File_LabelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_file_label(inputs)
	return en_upload_file_label(inputs)
});