/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hero_Peace_TitleInputs */

const en_hero_peace_title = /** @type {(inputs: Hero_Peace_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find Your Inner Peace`)
};

const hi_hero_peace_title = /** @type {(inputs: Hero_Peace_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मन की शांति पाइए`)
};

/**
* | output |
* | --- |
* | "Find Your Inner Peace" |
*
* @param {Hero_Peace_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const hero_peace_title = /** @type {((inputs?: Hero_Peace_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hero_Peace_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_hero_peace_title(inputs)
	return en_hero_peace_title(inputs)
});