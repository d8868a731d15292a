/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Beat_Tempo_SpokenInputs */

const en_beat_tempo_spoken = /** @type {(inputs: Beat_Tempo_SpokenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} beats per minute`)
};

const hi_beat_tempo_spoken = /** @type {(inputs: Beat_Tempo_SpokenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} मात्राएँ प्रति मिनट`)
};

/**
* | output |
* | --- |
* | "{value} beats per minute" |
*
* @param {Beat_Tempo_SpokenInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_tempo_spoken = /** @type {((inputs: Beat_Tempo_SpokenInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Tempo_SpokenInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_tempo_spoken(inputs)
	return en_beat_tempo_spoken(inputs)
});