/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ most: NonNullable<unknown> }} Mixes_Too_Many_SoundsInputs */

const en_mixes_too_many_sounds = /** @type {(inputs: Mixes_Too_Many_SoundsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A saved mix holds at most ${i?.most} sounds.`)
};

const hi_mixes_too_many_sounds = /** @type {(inputs: Mixes_Too_Many_SoundsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`सेव किए मिक्स में ज़्यादा से ज़्यादा ${i?.most} आवाज़ें आती हैं।`)
};

/**
* | output |
* | --- |
* | "A saved mix holds at most {most} sounds." |
*
* @param {Mixes_Too_Many_SoundsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_too_many_sounds = /** @type {((inputs: Mixes_Too_Many_SoundsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Too_Many_SoundsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_too_many_sounds(inputs)
	return en_mixes_too_many_sounds(inputs)
});