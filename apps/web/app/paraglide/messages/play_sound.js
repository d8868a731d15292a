/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Play_SoundInputs */

const en_play_sound = /** @type {(inputs: Play_SoundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Play ${i?.name}`)
};

const hi_play_sound = /** @type {(inputs: Play_SoundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} चलाएँ`)
};

/**
* | output |
* | --- |
* | "Play {name}" |
*
* @param {Play_SoundInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const play_sound = /** @type {((inputs: Play_SoundInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Play_SoundInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_play_sound(inputs)
	return en_play_sound(inputs)
});