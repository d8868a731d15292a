/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Tihai_TextInputs */

const en_beat_tihai_text = /** @type {(inputs: Beat_Tihai_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`End with a phrase played three times, landing on sam`)
};

const hi_beat_tihai_text = /** @type {(inputs: Beat_Tihai_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तीन बार बजने वाले टुकड़े से ख़त्म करें, जो सम पर आए`)
};

/**
* | output |
* | --- |
* | "End with a phrase played three times, landing on sam" |
*
* @param {Beat_Tihai_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_tihai_text = /** @type {((inputs?: Beat_Tihai_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Tihai_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_tihai_text(inputs)
	return en_beat_tihai_text(inputs)
});