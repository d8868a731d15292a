/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Listen_MinutesInputs */

const en_listen_minutes = /** @type {(inputs: Listen_MinutesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Plays for ${i?.minutes} minutes`)
};

const hi_listen_minutes = /** @type {(inputs: Listen_MinutesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.minutes} मिनट चलता है`)
};

/**
* | output |
* | --- |
* | "Plays for {minutes} minutes" |
*
* @param {Listen_MinutesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listen_minutes = /** @type {((inputs: Listen_MinutesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listen_MinutesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listen_minutes(inputs)
	return en_listen_minutes(inputs)
});