/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Mix_WaitsInputs */

const en_beat_mix_waits = /** @type {(inputs: Beat_Mix_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your mix is paused while the beat plays.`)
};

const hi_beat_mix_waits = /** @type {(inputs: Beat_Mix_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`जब तक बीट चल रही है, आपका मिक्स रुका रहेगा।`)
};

/**
* | output |
* | --- |
* | "Your mix is paused while the beat plays." |
*
* @param {Beat_Mix_WaitsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_mix_waits = /** @type {((inputs?: Beat_Mix_WaitsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Mix_WaitsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_mix_waits(inputs)
	return en_beat_mix_waits(inputs)
});