/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_ClosedInputs */

const en_auth_closed = /** @type {(inputs: Auth_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This site takes no new accounts at present. If you have one already, you can sign in.`)
};

const hi_auth_closed = /** @type {(inputs: Auth_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह साइट अभी नए खाते नहीं लेती। आपका खाता पहले से है तो आप साइन इन कर सकते हैं।`)
};

/**
* | output |
* | --- |
* | "This site takes no new accounts at present. If you have one already, you can sign in." |
*
* @param {Auth_ClosedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_closed = /** @type {((inputs?: Auth_ClosedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_ClosedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_closed(inputs)
	return en_auth_closed(inputs)
});