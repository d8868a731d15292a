/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Preview_Playback_FailedInputs */

const en_preview_playback_failed = /** @type {(inputs: Preview_Playback_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Playback failed. Please try again.`)
};

const hi_preview_playback_failed = /** @type {(inputs: Preview_Playback_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ नहीं चल सकी। कृपया फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "Playback failed. Please try again." |
*
* @param {Preview_Playback_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_playback_failed = /** @type {((inputs?: Preview_Playback_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_Playback_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_playback_failed(inputs)
	return en_preview_playback_failed(inputs)
});