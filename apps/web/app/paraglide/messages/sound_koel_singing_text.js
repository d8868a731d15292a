/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Koel_Singing_TextInputs */

const en_sound_koel_singing_text = /** @type {(inputs: Sound_Koel_Singing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A koel calling from the mango trees`)
};

const hi_sound_koel_singing_text = /** @type {(inputs: Sound_Koel_Singing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आम के पेड़ों से पुकारती कोयल`)
};

/**
* | output |
* | --- |
* | "A koel calling from the mango trees" |
*
* @param {Sound_Koel_Singing_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_koel_singing_text = /** @type {((inputs?: Sound_Koel_Singing_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Koel_Singing_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_koel_singing_text(inputs)
	return en_sound_koel_singing_text(inputs)
});