/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_BreezeInputs */

const en_sound_breeze = /** @type {(inputs: Sound_BreezeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Breeze`)
};

const hi_sound_breeze = /** @type {(inputs: Sound_BreezeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हवा`)
};

/**
* | output |
* | --- |
* | "Breeze" |
*
* @param {Sound_BreezeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_breeze = /** @type {((inputs?: Sound_BreezeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_BreezeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_breeze(inputs)
	return en_sound_breeze(inputs)
});