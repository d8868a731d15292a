/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_WorkingInputs */

const en_auth_working = /** @type {(inputs: Auth_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One moment…`)
};

const hi_auth_working = /** @type {(inputs: Auth_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बस एक पल…`)
};

/**
* | output |
* | --- |
* | "One moment…" |
*
* @param {Auth_WorkingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_working = /** @type {((inputs?: Auth_WorkingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_WorkingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_working(inputs)
	return en_auth_working(inputs)
});