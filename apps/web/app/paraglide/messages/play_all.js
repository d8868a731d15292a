/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Play_AllInputs */

const en_play_all = /** @type {(inputs: Play_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Play all`)
};

const hi_play_all = /** @type {(inputs: Play_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सब चलाएँ`)
};

/**
* | output |
* | --- |
* | "Play all" |
*
* @param {Play_AllInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const play_all = /** @type {((inputs?: Play_AllInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Play_AllInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_play_all(inputs)
	return en_play_all(inputs)
});