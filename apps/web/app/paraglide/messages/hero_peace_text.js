/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hero_Peace_TextInputs */

const en_hero_peace_text = /** @type {(inputs: Hero_Peace_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Immerse yourself in authentic Indian soundscapes`)
};

const hi_hero_peace_text = /** @type {(inputs: Hero_Peace_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भारत की असली आवाज़ों में डूब जाइए`)
};

/**
* | output |
* | --- |
* | "Immerse yourself in authentic Indian soundscapes" |
*
* @param {Hero_Peace_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const hero_peace_text = /** @type {((inputs?: Hero_Peace_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hero_Peace_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_hero_peace_text(inputs)
	return en_hero_peace_text(inputs)
});