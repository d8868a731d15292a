/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_File_ActionInputs */

const en_upload_file_action = /** @type {(inputs: Upload_File_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a file, or drop it here`)
};

const hi_upload_file_action = /** @type {(inputs: Upload_File_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल चुनें, या यहाँ छोड़ें`)
};

/**
* | output |
* | --- |
* | "Choose a file, or drop it here" |
*
* @param {Upload_File_ActionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_file_action = /** @type {((inputs?: Upload_File_ActionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_File_ActionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_file_action(inputs)
	return en_upload_file_action(inputs)
});