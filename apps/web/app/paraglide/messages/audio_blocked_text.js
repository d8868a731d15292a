/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Audio_Blocked_TextInputs */

const en_audio_blocked_text = /** @type {(inputs: Audio_Blocked_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tap to start the sound.`)
};

const hi_audio_blocked_text = /** @type {(inputs: Audio_Blocked_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ शुरू करने के लिए टैप करें।`)
};

/**
* | output |
* | --- |
* | "Tap to start the sound." |
*
* @param {Audio_Blocked_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const audio_blocked_text = /** @type {((inputs?: Audio_Blocked_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Audio_Blocked_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_audio_blocked_text(inputs)
	return en_audio_blocked_text(inputs)
});