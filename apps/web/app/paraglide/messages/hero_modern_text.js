/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hero_Modern_TextInputs */

const en_hero_modern_text = /** @type {(inputs: Hero_Modern_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ancient wisdom for contemporary minds`)
};

const hi_hero_modern_text = /** @type {(inputs: Hero_Modern_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आज के मन के लिए पुरानी समझ`)
};

/**
* | output |
* | --- |
* | "Ancient wisdom for contemporary minds" |
*
* @param {Hero_Modern_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const hero_modern_text = /** @type {((inputs?: Hero_Modern_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hero_Modern_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_hero_modern_text(inputs)
	return en_hero_modern_text(inputs)
});