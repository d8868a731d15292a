/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_PauseInputs */

const en_beat_pause = /** @type {(inputs: Beat_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pause`)
};

const hi_beat_pause = /** @type {(inputs: Beat_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रोकें`)
};

/**
* | output |
* | --- |
* | "Pause" |
*
* @param {Beat_PauseInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_pause = /** @type {((inputs?: Beat_PauseInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_PauseInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_pause(inputs)
	return en_beat_pause(inputs)
});