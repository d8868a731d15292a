/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ tempo: NonNullable<unknown> }} Listen_TempoInputs */

const en_listen_tempo = /** @type {(inputs: Listen_TempoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.tempo} beats a minute`)
};

const hi_listen_tempo = /** @type {(inputs: Listen_TempoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.tempo} मात्राएँ प्रति मिनट`)
};

/**
* | output |
* | --- |
* | "{tempo} beats a minute" |
*
* @param {Listen_TempoInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listen_tempo = /** @type {((inputs: Listen_TempoInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listen_TempoInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listen_tempo(inputs)
	return en_listen_tempo(inputs)
});