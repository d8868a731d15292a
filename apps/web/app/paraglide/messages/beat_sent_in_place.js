/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Sent_In_PlaceInputs */

const en_beat_sent_in_place = /** @type {(inputs: Beat_Sent_In_PlaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The beat plays in place of your mix`)
};

const hi_beat_sent_in_place = /** @type {(inputs: Beat_Sent_In_PlaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके मिक्स की जगह बीट चल रही है`)
};

/**
* | output |
* | --- |
* | "The beat plays in place of your mix" |
*
* @param {Beat_Sent_In_PlaceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_sent_in_place = /** @type {((inputs?: Beat_Sent_In_PlaceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Sent_In_PlaceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_sent_in_place(inputs)
	return en_beat_sent_in_place(inputs)
});