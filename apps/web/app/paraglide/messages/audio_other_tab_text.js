/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Audio_Other_Tab_TextInputs */

const en_audio_other_tab_text = /** @type {(inputs: Audio_Other_Tab_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The mix here has paused, so that you hear one at a time.`)
};

const hi_audio_other_tab_text = /** @type {(inputs: Audio_Other_Tab_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यहाँ का मिक्स रुक गया है, ताकि आप एक समय में एक ही सुनें।`)
};

/**
* | output |
* | --- |
* | "The mix here has paused, so that you hear one at a time." |
*
* @param {Audio_Other_Tab_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const audio_other_tab_text = /** @type {((inputs?: Audio_Other_Tab_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Audio_Other_Tab_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_audio_other_tab_text(inputs)
	return en_audio_other_tab_text(inputs)
});