/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_InterruptedInputs */

const en_upload_interrupted = /** @type {(inputs: Upload_InterruptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No network. The upload goes on when it is back.`)
};

const hi_upload_interrupted = /** @type {(inputs: Upload_InterruptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नेटवर्क नहीं है। लौटते ही अपलोड आगे बढ़ेगा।`)
};

/**
* | output |
* | --- |
* | "No network. The upload goes on when it is back." |
*
* @param {Upload_InterruptedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_interrupted = /** @type {((inputs?: Upload_InterruptedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_InterruptedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_interrupted(inputs)
	return en_upload_interrupted(inputs)
});