/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Audio_Blocked_ActionInputs */

const en_audio_blocked_action = /** @type {(inputs: Audio_Blocked_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start sound`)
};

const hi_audio_blocked_action = /** @type {(inputs: Audio_Blocked_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ शुरू करें`)
};

/**
* | output |
* | --- |
* | "Start sound" |
*
* @param {Audio_Blocked_ActionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const audio_blocked_action = /** @type {((inputs?: Audio_Blocked_ActionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Audio_Blocked_ActionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_audio_blocked_action(inputs)
	return en_audio_blocked_action(inputs)
});