/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Open_MailboxInputs */

const en_auth_open_mailbox = /** @type {(inputs: Auth_Open_MailboxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the local mailbox`)
};

const hi_auth_open_mailbox = /** @type {(inputs: Auth_Open_MailboxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लोकल मेलबॉक्स खोलें`)
};

/**
* | output |
* | --- |
* | "Open the local mailbox" |
*
* @param {Auth_Open_MailboxInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_open_mailbox = /** @type {((inputs?: Auth_Open_MailboxInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Open_MailboxInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_open_mailbox(inputs)
	return en_auth_open_mailbox(inputs)
});