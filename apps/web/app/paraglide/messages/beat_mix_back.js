/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Mix_BackInputs */

const en_beat_mix_back = /** @type {(inputs: Beat_Mix_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your mix is playing again.`)
};

const hi_beat_mix_back = /** @type {(inputs: Beat_Mix_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका मिक्स फिर से चल रहा है।`)
};

/**
* | output |
* | --- |
* | "Your mix is playing again." |
*
* @param {Beat_Mix_BackInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_mix_back = /** @type {((inputs?: Beat_Mix_BackInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Mix_BackInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_mix_back(inputs)
	return en_beat_mix_back(inputs)
});