/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Setting_StreamedInputs */

const en_setting_streamed = /** @type {(inputs: Setting_StreamedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device has too little memory for places and characters. The sound plays on as usual.`)
};

const hi_setting_streamed = /** @type {(inputs: Setting_StreamedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस डिवाइस में जगहों और मिज़ाज के लिए मेमोरी कम है। आवाज़ हमेशा की तरह चलती रहेगी।`)
};

/**
* | output |
* | --- |
* | "This device has too little memory for places and characters. The sound plays on as usual." |
*
* @param {Setting_StreamedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const setting_streamed = /** @type {((inputs?: Setting_StreamedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Setting_StreamedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_setting_streamed(inputs)
	return en_setting_streamed(inputs)
});