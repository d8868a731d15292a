/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factors_SpareInputs */

const en_account_factors_spare = /** @type {(inputs: Account_Factors_SpareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you lose it, you cannot sign in. Add a second one of another kind as a spare.`)
};

const hi_account_factors_spare = /** @type {(inputs: Account_Factors_SpareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह खो जाए तो आप साइन इन नहीं कर पाएँगे। बचाव के लिए किसी दूसरी तरह का एक और चरण जोड़ लें।`)
};

/**
* | output |
* | --- |
* | "If you lose it, you cannot sign in. Add a second one of another kind as a spare." |
*
* @param {Account_Factors_SpareInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factors_spare = /** @type {((inputs?: Account_Factors_SpareInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factors_SpareInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factors_spare(inputs)
	return en_account_factors_spare(inputs)
});