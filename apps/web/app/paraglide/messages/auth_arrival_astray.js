/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Arrival_AstrayInputs */

const en_auth_arrival_astray = /** @type {(inputs: Auth_Arrival_AstrayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This sign-in began in another browser, or too long ago. Please begin again.`)
};

const hi_auth_arrival_astray = /** @type {(inputs: Auth_Arrival_AstrayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह साइन इन दूसरे ब्राउज़र में शुरू हुआ था, या बहुत देर पहले। कृपया फिर से शुरू करें।`)
};

/**
* | output |
* | --- |
* | "This sign-in began in another browser, or too long ago. Please begin again." |
*
* @param {Auth_Arrival_AstrayInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_arrival_astray = /** @type {((inputs?: Auth_Arrival_AstrayInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Arrival_AstrayInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_arrival_astray(inputs)
	return en_auth_arrival_astray(inputs)
});