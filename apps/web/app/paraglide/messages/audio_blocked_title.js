/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Audio_Blocked_TitleInputs */

const en_audio_blocked_title = /** @type {(inputs: Audio_Blocked_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser is holding the sound back`)
};

const hi_audio_blocked_title = /** @type {(inputs: Audio_Blocked_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके ब्राउज़र ने आवाज़ रोक रखी है`)
};

/**
* | output |
* | --- |
* | "Your browser is holding the sound back" |
*
* @param {Audio_Blocked_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const audio_blocked_title = /** @type {((inputs?: Audio_Blocked_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Audio_Blocked_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_audio_blocked_title(inputs)
	return en_audio_blocked_title(inputs)
});