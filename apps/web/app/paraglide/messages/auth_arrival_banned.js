/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Arrival_BannedInputs */

const en_auth_arrival_banned = /** @type {(inputs: Auth_Arrival_BannedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This account is blocked on this site.`)
};

const hi_auth_arrival_banned = /** @type {(inputs: Auth_Arrival_BannedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस साइट पर यह खाता रोक दिया गया है।`)
};

/**
* | output |
* | --- |
* | "This account is blocked on this site." |
*
* @param {Auth_Arrival_BannedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_arrival_banned = /** @type {((inputs?: Auth_Arrival_BannedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Arrival_BannedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_arrival_banned(inputs)
	return en_auth_arrival_banned(inputs)
});