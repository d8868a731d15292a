/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Beat_Saved_AccountInputs */

const en_beat_saved_account = /** @type {(inputs: Beat_Saved_AccountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}, in your account`)
};

const hi_beat_saved_account = /** @type {(inputs: Beat_Saved_AccountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}, आपके खाते में`)
};

/**
* | output |
* | --- |
* | "{name}, in your account" |
*
* @param {Beat_Saved_AccountInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_saved_account = /** @type {((inputs: Beat_Saved_AccountInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Saved_AccountInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_saved_account(inputs)
	return en_beat_saved_account(inputs)
});