/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Night_SilentInputs */

const en_night_silent = /** @type {(inputs: Night_SilentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The mix is silent`)
};

const hi_night_silent = /** @type {(inputs: Night_SilentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स शांत है`)
};

/**
* | output |
* | --- |
* | "The mix is silent" |
*
* @param {Night_SilentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const night_silent = /** @type {((inputs?: Night_SilentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Night_SilentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_night_silent(inputs)
	return en_night_silent(inputs)
});