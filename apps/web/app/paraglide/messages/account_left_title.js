/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Left_TitleInputs */

const en_account_left_title = /** @type {(inputs: Account_Left_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are signed out`)
};

const hi_account_left_title = /** @type {(inputs: Account_Left_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप साइन आउट हो चुके हैं`)
};

/**
* | output |
* | --- |
* | "You are signed out" |
*
* @param {Account_Left_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_left_title = /** @type {((inputs?: Account_Left_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Left_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_left_title(inputs)
	return en_account_left_title(inputs)
});