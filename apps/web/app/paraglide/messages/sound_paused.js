/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_PausedInputs */

const en_sound_paused = /** @type {(inputs: Sound_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`paused`)
};

const hi_sound_paused = /** @type {(inputs: Sound_PausedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रुकी हुई`)
};

/**
* | output |
* | --- |
* | "paused" |
*
* @param {Sound_PausedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_paused = /** @type {((inputs?: Sound_PausedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_PausedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_paused(inputs)
	return en_sound_paused(inputs)
});