/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_Open_TextInputs */

const en_wake_open_text = /** @type {(inputs: Wake_Open_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page has to stay open and the device on. A locked phone may put the page to sleep, and then it cannot wake you: keep the screen on, in night mode, with the charger in.`)
};

const hi_wake_open_text = /** @type {(inputs: Wake_Open_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह पेज खुला और डिवाइस चालू रहना चाहिए। लॉक किया हुआ फ़ोन पेज को सुला सकता है, और फिर वह आपको जगा नहीं पाएगा: स्क्रीन चालू रखें, नाइट मोड में, चार्जर लगाकर।`)
};

/**
* | output |
* | --- |
* | "This page has to stay open and the device on. A locked phone may put the page to sleep, and then it cannot wake you: keep the screen on, in night mode, with ..." |
*
* @param {Wake_Open_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_open_text = /** @type {((inputs?: Wake_Open_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_Open_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_open_text(inputs)
	return en_wake_open_text(inputs)
});