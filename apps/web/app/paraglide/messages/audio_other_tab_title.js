/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Audio_Other_Tab_TitleInputs */

const en_audio_other_tab_title = /** @type {(inputs: Audio_Other_Tab_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Playing in another tab`)
};

const hi_audio_other_tab_title = /** @type {(inputs: Audio_Other_Tab_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दूसरे टैब में चल रहा है`)
};

/**
* | output |
* | --- |
* | "Playing in another tab" |
*
* @param {Audio_Other_Tab_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const audio_other_tab_title = /** @type {((inputs?: Audio_Other_Tab_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Audio_Other_Tab_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_audio_other_tab_title(inputs)
	return en_audio_other_tab_title(inputs)
});