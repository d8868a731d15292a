/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Was_Reset_TextInputs */

const en_beat_was_reset_text = /** @type {(inputs: Beat_Was_Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everybody dozes again.`)
};

const hi_beat_was_reset_text = /** @type {(inputs: Beat_Was_Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सब फिर से ऊँघ रहे हैं।`)
};

/**
* | output |
* | --- |
* | "Everybody dozes again." |
*
* @param {Beat_Was_Reset_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_was_reset_text = /** @type {((inputs?: Beat_Was_Reset_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Was_Reset_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_was_reset_text(inputs)
	return en_beat_was_reset_text(inputs)
});