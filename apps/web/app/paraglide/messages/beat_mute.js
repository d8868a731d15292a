/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_MuteInputs */

const en_beat_mute = /** @type {(inputs: Beat_MuteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mute`)
};

const hi_beat_mute = /** @type {(inputs: Beat_MuteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`म्यूट`)
};

/**
* | output |
* | --- |
* | "Mute" |
*
* @param {Beat_MuteInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_mute = /** @type {((inputs?: Beat_MuteInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_MuteInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_mute(inputs)
	return en_beat_mute(inputs)
});