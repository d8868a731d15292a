/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Starter_Concert_TextInputs */

const en_beat_starter_concert_text = /** @type {(inputs: Beat_Starter_Concert_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sitar and santoor over teental`)
};

const hi_beat_starter_concert_text = /** @type {(inputs: Beat_Starter_Concert_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तीनताल पर सितार और संतूर`)
};

/**
* | output |
* | --- |
* | "Sitar and santoor over teental" |
*
* @param {Beat_Starter_Concert_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_starter_concert_text = /** @type {((inputs?: Beat_Starter_Concert_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Starter_Concert_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_starter_concert_text(inputs)
	return en_beat_starter_concert_text(inputs)
});