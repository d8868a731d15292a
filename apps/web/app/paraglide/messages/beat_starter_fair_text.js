/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Starter_Fair_TextInputs */

const en_beat_starter_fair_text = /** @type {(inputs: Beat_Starter_Fair_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dhol, sargam and a quick jhala`)
};

const hi_beat_starter_fair_text = /** @type {(inputs: Beat_Starter_Fair_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ढोल, सरगम और तेज़ झाला`)
};

/**
* | output |
* | --- |
* | "Dhol, sargam and a quick jhala" |
*
* @param {Beat_Starter_Fair_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_starter_fair_text = /** @type {((inputs?: Beat_Starter_Fair_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Starter_Fair_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_starter_fair_text(inputs)
	return en_beat_starter_fair_text(inputs)
});