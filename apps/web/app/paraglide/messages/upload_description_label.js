/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Upload_Description_LabelInputs */

const en_upload_description_label = /** @type {(inputs: Upload_Description_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Description (${i?.count}/500)`)
};

const hi_upload_description_label = /** @type {(inputs: Upload_Description_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`ब्योरा (${i?.count}/500)`)
};

/**
* | output |
* | --- |
* | "Description ({count}/500)" |
*
* @param {Upload_Description_LabelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_description_label = /** @type {((inputs: Upload_Description_LabelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Description_LabelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_description_label(inputs)
	return en_upload_description_label(inputs)
});