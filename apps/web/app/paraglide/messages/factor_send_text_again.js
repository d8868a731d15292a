/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Send_Text_AgainInputs */

const en_factor_send_text_again = /** @type {(inputs: Factor_Send_Text_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send another code`)
};

const hi_factor_send_text_again = /** @type {(inputs: Factor_Send_Text_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दूसरा कोड भेजें`)
};

/**
* | output |
* | --- |
* | "Send another code" |
*
* @param {Factor_Send_Text_AgainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_send_text_again = /** @type {((inputs?: Factor_Send_Text_AgainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Send_Text_AgainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_send_text_again(inputs)
	return en_factor_send_text_again(inputs)
});