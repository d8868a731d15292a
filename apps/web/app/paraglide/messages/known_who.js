/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_WhoInputs */

const en_known_who = /** @type {(inputs: Known_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who took part`)
};

const hi_known_who = /** @type {(inputs: Known_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`किसने भाग लिया`)
};

/**
* | output |
* | --- |
* | "Who took part" |
*
* @param {Known_WhoInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_who = /** @type {((inputs?: Known_WhoInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_WhoInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_who(inputs)
	return en_known_who(inputs)
});