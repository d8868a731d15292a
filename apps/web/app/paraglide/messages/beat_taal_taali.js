/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Taal_TaaliInputs */

const en_beat_taal_taali = /** @type {(inputs: Beat_Taal_TaaliInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`taali, a clap`)
};

const hi_beat_taal_taali = /** @type {(inputs: Beat_Taal_TaaliInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ताली`)
};

/**
* | output |
* | --- |
* | "taali, a clap" |
*
* @param {Beat_Taal_TaaliInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_taal_taali = /** @type {((inputs?: Beat_Taal_TaaliInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Taal_TaaliInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_taal_taali(inputs)
	return en_beat_taal_taali(inputs)
});