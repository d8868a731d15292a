/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_QrInputs */

const en_account_factor_qr = /** @type {(inputs: Account_Factor_QrInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`QR code for your authenticator app`)
};

const hi_account_factor_qr = /** @type {(inputs: Account_Factor_QrInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके ऑथेंटिकेटर ऐप के लिए QR कोड`)
};

/**
* | output |
* | --- |
* | "QR code for your authenticator app" |
*
* @param {Account_Factor_QrInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_qr = /** @type {((inputs?: Account_Factor_QrInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_QrInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_qr(inputs)
	return en_account_factor_qr(inputs)
});