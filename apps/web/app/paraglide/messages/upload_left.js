/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Upload_LeftInputs */

const en_upload_left = /** @type {(inputs: Upload_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Still to upload: ${i?.names}`)
};

const hi_upload_left = /** @type {(inputs: Upload_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`अभी अपलोड होना बाक़ी है: ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Still to upload: {names}" |
*
* @param {Upload_LeftInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_left = /** @type {((inputs: Upload_LeftInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_LeftInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_left(inputs)
	return en_upload_left(inputs)
});