/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_In_AccountInputs */

const en_beat_in_account = /** @type {(inputs: Beat_In_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In your account`)
};

const hi_beat_in_account = /** @type {(inputs: Beat_In_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके खाते में`)
};

/**
* | output |
* | --- |
* | "In your account" |
*
* @param {Beat_In_AccountInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_in_account = /** @type {((inputs?: Beat_In_AccountInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_In_AccountInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_in_account(inputs)
	return en_beat_in_account(inputs)
});