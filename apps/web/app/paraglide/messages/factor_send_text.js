/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Send_TextInputs */

const en_factor_send_text = /** @type {(inputs: Factor_Send_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send me a code`)
};

const hi_factor_send_text = /** @type {(inputs: Factor_Send_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मुझे कोड भेजें`)
};

/**
* | output |
* | --- |
* | "Send me a code" |
*
* @param {Factor_Send_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_send_text = /** @type {((inputs?: Factor_Send_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Send_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_send_text(inputs)
	return en_factor_send_text(inputs)
});