/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Agree_PrivacyInputs */

const en_auth_agree_privacy = /** @type {(inputs: Auth_Agree_PrivacyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`privacy page`)
};

const hi_auth_agree_privacy = /** @type {(inputs: Auth_Agree_PrivacyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`निजता के पेज`)
};

/**
* | output |
* | --- |
* | "privacy page" |
*
* @param {Auth_Agree_PrivacyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_agree_privacy = /** @type {((inputs?: Auth_Agree_PrivacyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Agree_PrivacyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_agree_privacy(inputs)
	return en_auth_agree_privacy(inputs)
});