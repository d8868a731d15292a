/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Keep_NameInputs */

const en_beat_keep_name = /** @type {(inputs: Beat_Keep_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep name`)
};

const hi_beat_keep_name = /** @type {(inputs: Beat_Keep_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नाम रखें`)
};

/**
* | output |
* | --- |
* | "Keep name" |
*
* @param {Beat_Keep_NameInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_keep_name = /** @type {((inputs?: Beat_Keep_NameInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Keep_NameInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_keep_name(inputs)
	return en_beat_keep_name(inputs)
});