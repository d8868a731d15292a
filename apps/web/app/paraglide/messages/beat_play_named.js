/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown> }} Beat_Play_NamedInputs */

const en_beat_play_named = /** @type {(inputs: Beat_Play_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Play ${i?.title}`)
};

const hi_beat_play_named = /** @type {(inputs: Beat_Play_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title} चलाएँ`)
};

/**
* | output |
* | --- |
* | "Play {title}" |
*
* @param {Beat_Play_NamedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_play_named = /** @type {((inputs: Beat_Play_NamedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Play_NamedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_play_named(inputs)
	return en_beat_play_named(inputs)
});