/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_OwnInputs */

const en_sleep_own = /** @type {(inputs: Sleep_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minutes`)
};

const hi_sleep_own = /** @type {(inputs: Sleep_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिनट`)
};

/**
* | output |
* | --- |
* | "Minutes" |
*
* @param {Sleep_OwnInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_own = /** @type {((inputs?: Sleep_OwnInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_OwnInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_own(inputs)
	return en_sleep_own(inputs)
});