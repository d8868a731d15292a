/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Credit_MadeInputs */

const en_credit_made = /** @type {(inputs: Credit_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Made by Dhvani`)
};

const hi_credit_made = /** @type {(inputs: Credit_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि ने बनाई`)
};

/**
* | output |
* | --- |
* | "Made by Dhvani" |
*
* @param {Credit_MadeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const credit_made = /** @type {((inputs?: Credit_MadeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Credit_MadeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_credit_made(inputs)
	return en_credit_made(inputs)
});