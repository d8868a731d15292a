/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identity_GoneInputs */

const en_account_identity_gone = /** @type {(inputs: Account_Identity_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This way to sign in was removed already.`)
};

const hi_account_identity_gone = /** @type {(inputs: Account_Identity_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`साइन इन का यह तरीक़ा पहले ही हटाया जा चुका है।`)
};

/**
* | output |
* | --- |
* | "This way to sign in was removed already." |
*
* @param {Account_Identity_GoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_gone = /** @type {((inputs?: Account_Identity_GoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_GoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_gone(inputs)
	return en_account_identity_gone(inputs)
});