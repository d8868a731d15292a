/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Flute_PhraseInputs */

const en_loop_flute_phrase = /** @type {(inputs: Loop_Flute_PhraseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bansuri`)
};

const hi_loop_flute_phrase = /** @type {(inputs: Loop_Flute_PhraseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बाँसुरी`)
};

/**
* | output |
* | --- |
* | "Bansuri" |
*
* @param {Loop_Flute_PhraseInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_flute_phrase = /** @type {((inputs?: Loop_Flute_PhraseInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Flute_PhraseInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_flute_phrase(inputs)
	return en_loop_flute_phrase(inputs)
});