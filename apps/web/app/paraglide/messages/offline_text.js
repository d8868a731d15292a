/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Offline_TextInputs */

const en_offline_text = /** @type {(inputs: Offline_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are offline, or our server does not answer just now. This page isn't saved in your browser. Home and sounds you've played still work.`)
};

const hi_offline_text = /** @type {(inputs: Offline_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप ऑफ़लाइन हैं, या हमारा सर्वर अभी जवाब नहीं दे रहा। यह पेज आपके ब्राउज़र में सेव नहीं है। होम और आपकी सुनी हुई आवाज़ें फिर भी चलती हैं।`)
};

/**
* | output |
* | --- |
* | "You are offline, or our server does not answer just now. This page isn't saved in your browser. Home and sounds you've played still work." |
*
* @param {Offline_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const offline_text = /** @type {((inputs?: Offline_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Offline_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_offline_text(inputs)
	return en_offline_text(inputs)
});