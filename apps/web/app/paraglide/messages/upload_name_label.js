/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Upload_Name_LabelInputs */

const en_upload_name_label = /** @type {(inputs: Upload_Name_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sound Name (${i?.count}/100)`)
};

const hi_upload_name_label = /** @type {(inputs: Upload_Name_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आवाज़ का नाम (${i?.count}/100)`)
};

/**
* | output |
* | --- |
* | "Sound Name ({count}/100)" |
*
* @param {Upload_Name_LabelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_name_label = /** @type {((inputs: Upload_Name_LabelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Name_LabelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_name_label(inputs)
	return en_upload_name_label(inputs)
});