/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_KranInputs */

const en_beat_bol_kran = /** @type {(inputs: Beat_Bol_KranInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kran`)
};

const hi_beat_bol_kran = /** @type {(inputs: Beat_Bol_KranInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`क्रान`)
};

/**
* | output |
* | --- |
* | "Kran" |
*
* @param {Beat_Bol_KranInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_kran = /** @type {((inputs?: Beat_Bol_KranInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_KranInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_kran(inputs)
	return en_beat_bol_kran(inputs)
});