/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hero_Focus_TitleInputs */

const en_hero_focus_title = /** @type {(inputs: Hero_Focus_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Focus & Meditation`)
};

const hi_hero_focus_title = /** @type {(inputs: Hero_Focus_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एकाग्रता और ध्यान`)
};

/**
* | output |
* | --- |
* | "Focus & Meditation" |
*
* @param {Hero_Focus_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const hero_focus_title = /** @type {((inputs?: Hero_Focus_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hero_Focus_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_hero_focus_title(inputs)
	return en_hero_focus_title(inputs)
});