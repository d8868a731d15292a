/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Pause_SoundInputs */

const en_pause_sound = /** @type {(inputs: Pause_SoundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pause ${i?.name}`)
};

const hi_pause_sound = /** @type {(inputs: Pause_SoundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} रोकें`)
};

/**
* | output |
* | --- |
* | "Pause {name}" |
*
* @param {Pause_SoundInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const pause_sound = /** @type {((inputs: Pause_SoundInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pause_SoundInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_pause_sound(inputs)
	return en_pause_sound(inputs)
});