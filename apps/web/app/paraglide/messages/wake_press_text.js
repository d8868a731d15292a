/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_Press_TextInputs */

const en_wake_press_text = /** @type {(inputs: Wake_Press_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`After a reload the browser may hold the birds back in the morning.`)
};

const hi_wake_press_text = /** @type {(inputs: Wake_Press_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पेज फिर से लोड होने के बाद ब्राउज़र सुबह पंछियों की आवाज़ रोक सकता है।`)
};

/**
* | output |
* | --- |
* | "After a reload the browser may hold the birds back in the morning." |
*
* @param {Wake_Press_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_press_text = /** @type {((inputs?: Wake_Press_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_Press_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_press_text(inputs)
	return en_wake_press_text(inputs)
});