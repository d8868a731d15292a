/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factors_LostInputs */

const en_account_factors_lost = /** @type {(inputs: Account_Factors_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When all of them are lost, the people who run this site can let you in again, once they are sure that it is you.`)
};

const hi_account_factors_lost = /** @type {(inputs: Account_Factors_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सब खो जाएँ तो इस साइट को चलाने वाले लोग, यह पक्का हो जाने पर कि आप ही हैं, आपको फिर से अंदर आने दे सकते हैं।`)
};

/**
* | output |
* | --- |
* | "When all of them are lost, the people who run this site can let you in again, once they are sure that it is you." |
*
* @param {Account_Factors_LostInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factors_lost = /** @type {((inputs?: Account_Factors_LostInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factors_LostInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factors_lost(inputs)
	return en_account_factors_lost(inputs)
});