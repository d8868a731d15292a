/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Wish_Playing_ManyInputs */

const en_wish_playing_many = /** @type {(inputs: Wish_Playing_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Signed in. ${i?.names} are playing.`)
};

const hi_wish_playing_many = /** @type {(inputs: Wish_Playing_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`साइन इन हो गया। चल रही हैं: ${i?.names}।`)
};

/**
* | output |
* | --- |
* | "Signed in. {names} are playing." |
*
* @param {Wish_Playing_ManyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wish_playing_many = /** @type {((inputs: Wish_Playing_ManyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wish_Playing_ManyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wish_playing_many(inputs)
	return en_wish_playing_many(inputs)
});