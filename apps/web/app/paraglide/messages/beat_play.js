/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_PlayInputs */

const en_beat_play = /** @type {(inputs: Beat_PlayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Play`)
};

const hi_beat_play = /** @type {(inputs: Beat_PlayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चलाएँ`)
};

/**
* | output |
* | --- |
* | "Play" |
*
* @param {Beat_PlayInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_play = /** @type {((inputs?: Beat_PlayInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_PlayInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_play(inputs)
	return en_beat_play(inputs)
});