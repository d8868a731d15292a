/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_PlayingInputs */

const en_mixes_playing = /** @type {(inputs: Mixes_PlayingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open now`)
};

const hi_mixes_playing = /** @type {(inputs: Mixes_PlayingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अभी खुला है`)
};

/**
* | output |
* | --- |
* | "Open now" |
*
* @param {Mixes_PlayingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_playing = /** @type {((inputs?: Mixes_PlayingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_PlayingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_playing(inputs)
	return en_mixes_playing(inputs)
});