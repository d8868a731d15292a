/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_New_Address_TitleInputs */

const en_auth_new_address_title = /** @type {(inputs: Auth_New_Address_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your new address is confirmed`)
};

const hi_auth_new_address_title = /** @type {(inputs: Auth_New_Address_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके नए पते की पुष्टि हो गई`)
};

/**
* | output |
* | --- |
* | "Your new address is confirmed" |
*
* @param {Auth_New_Address_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_new_address_title = /** @type {((inputs?: Auth_New_Address_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_New_Address_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_new_address_title(inputs)
	return en_auth_new_address_title(inputs)
});