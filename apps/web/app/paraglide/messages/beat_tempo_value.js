/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Beat_Tempo_ValueInputs */

const en_beat_tempo_value = /** @type {(inputs: Beat_Tempo_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} BPM`)
};

const hi_beat_tempo_value = /** @type {(inputs: Beat_Tempo_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} BPM`)
};

/**
* | output |
* | --- |
* | "{value} BPM" |
*
* @param {Beat_Tempo_ValueInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_tempo_value = /** @type {((inputs: Beat_Tempo_ValueInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Tempo_ValueInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_tempo_value(inputs)
	return en_beat_tempo_value(inputs)
});