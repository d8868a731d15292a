/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Tihai_ComingInputs */

const en_beat_tihai_coming = /** @type {(inputs: Beat_Tihai_ComingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tihai: the end comes on sam`)
};

const hi_beat_tihai_coming = /** @type {(inputs: Beat_Tihai_ComingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तिहाई: सम पर ख़त्म होगी`)
};

/**
* | output |
* | --- |
* | "Tihai: the end comes on sam" |
*
* @param {Beat_Tihai_ComingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_tihai_coming = /** @type {((inputs?: Beat_Tihai_ComingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Tihai_ComingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_tihai_coming(inputs)
	return en_beat_tihai_coming(inputs)
});