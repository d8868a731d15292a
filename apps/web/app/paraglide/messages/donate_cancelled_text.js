/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Cancelled_TextInputs */

const en_donate_cancelled_text = /** @type {(inputs: Donate_Cancelled_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You left the checkout, and nothing was taken from your card. Listening stays free.`)
};

const hi_donate_cancelled_text = /** @type {(inputs: Donate_Cancelled_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप भुगतान के पेज से लौट आए और आपके कार्ड से कुछ नहीं लिया गया। सुनना मुफ़्त ही रहेगा।`)
};

/**
* | output |
* | --- |
* | "You left the checkout, and nothing was taken from your card. Listening stays free." |
*
* @param {Donate_Cancelled_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_cancelled_text = /** @type {((inputs?: Donate_Cancelled_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Cancelled_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_cancelled_text(inputs)
	return en_donate_cancelled_text(inputs)
});