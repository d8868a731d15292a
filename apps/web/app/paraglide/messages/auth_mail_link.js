/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Mail_LinkInputs */

const en_auth_mail_link = /** @type {(inputs: Auth_Mail_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email me a link`)
};

const hi_auth_mail_link = /** @type {(inputs: Auth_Mail_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मुझे लिंक ईमेल करें`)
};

/**
* | output |
* | --- |
* | "Email me a link" |
*
* @param {Auth_Mail_LinkInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_mail_link = /** @type {((inputs?: Auth_Mail_LinkInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Mail_LinkInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_mail_link(inputs)
	return en_auth_mail_link(inputs)
});