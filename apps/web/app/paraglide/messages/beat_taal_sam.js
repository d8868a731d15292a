/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Taal_SamInputs */

const en_beat_taal_sam = /** @type {(inputs: Beat_Taal_SamInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`sam`)
};

const hi_beat_taal_sam = /** @type {(inputs: Beat_Taal_SamInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सम`)
};

/**
* | output |
* | --- |
* | "sam" |
*
* @param {Beat_Taal_SamInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_taal_sam = /** @type {((inputs?: Beat_Taal_SamInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Taal_SamInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_taal_sam(inputs)
	return en_beat_taal_sam(inputs)
});