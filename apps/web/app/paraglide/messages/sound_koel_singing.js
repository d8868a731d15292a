/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Koel_SingingInputs */

const en_sound_koel_singing = /** @type {(inputs: Sound_Koel_SingingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Koel Singing`)
};

const hi_sound_koel_singing = /** @type {(inputs: Sound_Koel_SingingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोयल की कूक`)
};

/**
* | output |
* | --- |
* | "Koel Singing" |
*
* @param {Sound_Koel_SingingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_koel_singing = /** @type {((inputs?: Sound_Koel_SingingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Koel_SingingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_koel_singing(inputs)
	return en_sound_koel_singing(inputs)
});