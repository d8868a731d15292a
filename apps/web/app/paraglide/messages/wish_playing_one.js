/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Wish_Playing_OneInputs */

const en_wish_playing_one = /** @type {(inputs: Wish_Playing_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Signed in. ${i?.names} is playing.`)
};

const hi_wish_playing_one = /** @type {(inputs: Wish_Playing_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`साइन इन हो गया। चल रही है: ${i?.names}।`)
};

/**
* | output |
* | --- |
* | "Signed in. {names} is playing." |
*
* @param {Wish_Playing_OneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wish_playing_one = /** @type {((inputs: Wish_Playing_OneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wish_Playing_OneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wish_playing_one(inputs)
	return en_wish_playing_one(inputs)
});