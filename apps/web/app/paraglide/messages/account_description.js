/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_DescriptionInputs */

const en_account_description = /** @type {(inputs: Account_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your name, email address, password, devices and data on Dhvani.`)
};

const hi_account_description = /** @type {(inputs: Account_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि पर आपका नाम, ईमेल पता, पासवर्ड, डिवाइस और डेटा।`)
};

/**
* | output |
* | --- |
* | "Your name, email address, password, devices and data on Dhvani." |
*
* @param {Account_DescriptionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_description = /** @type {((inputs?: Account_DescriptionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_DescriptionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_description(inputs)
	return en_account_description(inputs)
});