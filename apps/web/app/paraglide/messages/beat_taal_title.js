/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Taal_TitleInputs */

const en_beat_taal_title = /** @type {(inputs: Beat_Taal_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Teental, sixteen matras`)
};

const hi_beat_taal_title = /** @type {(inputs: Beat_Taal_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तीनताल, सोलह मात्राएँ`)
};

/**
* | output |
* | --- |
* | "Teental, sixteen matras" |
*
* @param {Beat_Taal_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_taal_title = /** @type {((inputs?: Beat_Taal_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Taal_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_taal_title(inputs)
	return en_beat_taal_title(inputs)
});