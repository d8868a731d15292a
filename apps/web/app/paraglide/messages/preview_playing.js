/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Preview_PlayingInputs */

const en_preview_playing = /** @type {(inputs: Preview_PlayingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Playing a 10-second preview`)
};

const hi_preview_playing = /** @type {(inputs: Preview_PlayingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`10 सेकंड का नमूना चल रहा है`)
};

/**
* | output |
* | --- |
* | "Playing a 10-second preview" |
*
* @param {Preview_PlayingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_playing = /** @type {((inputs?: Preview_PlayingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_PlayingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_playing(inputs)
	return en_preview_playing(inputs)
});