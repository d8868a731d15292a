/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mix_EmptyInputs */

const en_mix_empty = /** @type {(inputs: Mix_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pick a sound to begin`)
};

const hi_mix_empty = /** @type {(inputs: Mix_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोई आवाज़ चुनें`)
};

/**
* | output |
* | --- |
* | "Pick a sound to begin" |
*
* @param {Mix_EmptyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_empty = /** @type {((inputs?: Mix_EmptyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_EmptyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_empty(inputs)
	return en_mix_empty(inputs)
});