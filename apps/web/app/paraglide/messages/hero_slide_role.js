/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hero_Slide_RoleInputs */

const en_hero_slide_role = /** @type {(inputs: Hero_Slide_RoleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`slide`)
};

const hi_hero_slide_role = /** @type {(inputs: Hero_Slide_RoleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`स्लाइड`)
};

/**
* | output |
* | --- |
* | "slide" |
*
* @param {Hero_Slide_RoleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const hero_slide_role = /** @type {((inputs?: Hero_Slide_RoleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hero_Slide_RoleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_hero_slide_role(inputs)
	return en_hero_slide_role(inputs)
});