/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_Left_TitleInputs */

const en_upload_left_title = /** @type {(inputs: Upload_Left_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not uploaded yet`)
};

const hi_upload_left_title = /** @type {(inputs: Upload_Left_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अभी अपलोड नहीं हुआ`)
};

/**
* | output |
* | --- |
* | "Not uploaded yet" |
*
* @param {Upload_Left_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_left_title = /** @type {((inputs?: Upload_Left_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Left_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_left_title(inputs)
	return en_upload_left_title(inputs)
});