/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_ConfirmInputs */

const en_factor_confirm = /** @type {(inputs: Factor_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm`)
};

const hi_factor_confirm = /** @type {(inputs: Factor_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पुष्टि करें`)
};

/**
* | output |
* | --- |
* | "Confirm" |
*
* @param {Factor_ConfirmInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_confirm = /** @type {((inputs?: Factor_ConfirmInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_ConfirmInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_confirm(inputs)
	return en_factor_confirm(inputs)
});