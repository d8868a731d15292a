/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Wish_Playing_MixInputs */

const en_wish_playing_mix = /** @type {(inputs: Wish_Playing_MixInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Signed in. ${i?.name} is playing.`)
};

const hi_wish_playing_mix = /** @type {(inputs: Wish_Playing_MixInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`साइन इन हो गया। चल रहा है: ${i?.name}।`)
};

/**
* | output |
* | --- |
* | "Signed in. {name} is playing." |
*
* @param {Wish_Playing_MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wish_playing_mix = /** @type {((inputs: Wish_Playing_MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wish_Playing_MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wish_playing_mix(inputs)
	return en_wish_playing_mix(inputs)
});