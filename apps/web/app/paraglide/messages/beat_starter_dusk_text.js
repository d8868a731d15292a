/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Starter_Dusk_TextInputs */

const en_beat_starter_dusk_text = /** @type {(inputs: Beat_Starter_Dusk_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tanpura, night bansuri and a slow teental`)
};

const hi_beat_starter_dusk_text = /** @type {(inputs: Beat_Starter_Dusk_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तानपूरा, रात की बाँसुरी और विलंबित तीनताल`)
};

/**
* | output |
* | --- |
* | "Tanpura, night bansuri and a slow teental" |
*
* @param {Beat_Starter_Dusk_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_starter_dusk_text = /** @type {((inputs?: Beat_Starter_Dusk_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Starter_Dusk_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_starter_dusk_text(inputs)
	return en_beat_starter_dusk_text(inputs)
});