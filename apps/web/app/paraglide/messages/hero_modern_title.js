/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hero_Modern_TitleInputs */

const en_hero_modern_title = /** @type {(inputs: Hero_Modern_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Traditional Meets Modern`)
};

const hi_hero_modern_title = /** @type {(inputs: Hero_Modern_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`परंपरा और आज का मेल`)
};

/**
* | output |
* | --- |
* | "Traditional Meets Modern" |
*
* @param {Hero_Modern_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const hero_modern_title = /** @type {((inputs?: Hero_Modern_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hero_Modern_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_hero_modern_title(inputs)
	return en_hero_modern_title(inputs)
});