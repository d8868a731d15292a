/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Remove_SoundInputs */

const en_remove_sound = /** @type {(inputs: Remove_SoundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remove ${i?.name}`)
};

const hi_remove_sound = /** @type {(inputs: Remove_SoundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} हटाएँ`)
};

/**
* | output |
* | --- |
* | "Remove {name}" |
*
* @param {Remove_SoundInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const remove_sound = /** @type {((inputs: Remove_SoundInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Remove_SoundInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_remove_sound(inputs)
	return en_remove_sound(inputs)
});