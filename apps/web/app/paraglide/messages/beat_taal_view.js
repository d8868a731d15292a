/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Taal_ViewInputs */

const en_beat_taal_view = /** @type {(inputs: Beat_Taal_ViewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tala view`)
};

const hi_beat_taal_view = /** @type {(inputs: Beat_Taal_ViewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ताल देखें`)
};

/**
* | output |
* | --- |
* | "Tala view" |
*
* @param {Beat_Taal_ViewInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_taal_view = /** @type {((inputs?: Beat_Taal_ViewInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Taal_ViewInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_taal_view(inputs)
	return en_beat_taal_view(inputs)
});