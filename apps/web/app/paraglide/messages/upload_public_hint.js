/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_Public_HintInputs */

const en_upload_public_hint = /** @type {(inputs: Upload_Public_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anyone with the file's link can play it.`)
};

const hi_upload_public_hint = /** @type {(inputs: Upload_Public_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`जिसके पास फ़ाइल का लिंक हो, वह इसे चला सकता है।`)
};

/**
* | output |
* | --- |
* | "Anyone with the file's link can play it." |
*
* @param {Upload_Public_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_public_hint = /** @type {((inputs?: Upload_Public_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Public_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_public_hint(inputs)
	return en_upload_public_hint(inputs)
});