/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_TempoInputs */

const en_beat_tempo = /** @type {(inputs: Beat_TempoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tempo`)
};

const hi_beat_tempo = /** @type {(inputs: Beat_TempoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लय`)
};

/**
* | output |
* | --- |
* | "Tempo" |
*
* @param {Beat_TempoInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_tempo = /** @type {((inputs?: Beat_TempoInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_TempoInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_tempo(inputs)
	return en_beat_tempo(inputs)
});