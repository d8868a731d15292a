/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_On_TextInputs */

const en_account_factor_on_text = /** @type {(inputs: Account_Factor_On_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From now on you need it to sign in. Devices that did not use it are signed out.`)
};

const hi_account_factor_on_text = /** @type {(inputs: Account_Factor_On_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अब से साइन इन के लिए यह ज़रूरी है। जिन डिवाइस पर इसका इस्तेमाल नहीं हुआ, वे साइन आउट हो गए।`)
};

/**
* | output |
* | --- |
* | "From now on you need it to sign in. Devices that did not use it are signed out." |
*
* @param {Account_Factor_On_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_on_text = /** @type {((inputs?: Account_Factor_On_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_On_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_on_text(inputs)
	return en_account_factor_on_text(inputs)
});