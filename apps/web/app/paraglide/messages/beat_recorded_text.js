/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Recorded_TextInputs */

const en_beat_recorded_text = /** @type {(inputs: Beat_Recorded_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you played, with its changes. Keep it or send it to a friend.`)
};

const hi_beat_recorded_text = /** @type {(inputs: Beat_Recorded_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपने जो बजाया, अपने बदलावों के साथ। इसे रखिए या किसी दोस्त को भेजिए।`)
};

/**
* | output |
* | --- |
* | "What you played, with its changes. Keep it or send it to a friend." |
*
* @param {Beat_Recorded_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_recorded_text = /** @type {((inputs?: Beat_Recorded_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Recorded_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_recorded_text(inputs)
	return en_beat_recorded_text(inputs)
});