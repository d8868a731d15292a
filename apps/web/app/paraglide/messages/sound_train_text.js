/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Train_TextInputs */

const en_sound_train_text = /** @type {(inputs: Sound_Train_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A night train, heard from the berth`)
};

const hi_sound_train_text = /** @type {(inputs: Sound_Train_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रात की रेलगाड़ी, बर्थ पर लेटे-लेटे सुनी हुई`)
};

/**
* | output |
* | --- |
* | "A night train, heard from the berth" |
*
* @param {Sound_Train_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_train_text = /** @type {((inputs?: Sound_Train_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Train_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_train_text(inputs)
	return en_sound_train_text(inputs)
});