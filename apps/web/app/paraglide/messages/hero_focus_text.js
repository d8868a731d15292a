/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hero_Focus_TextInputs */

const en_hero_focus_text = /** @type {(inputs: Hero_Focus_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create your perfect ambient environment`)
};

const hi_hero_focus_text = /** @type {(inputs: Hero_Focus_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपने मन का माहौल बनाइए`)
};

/**
* | output |
* | --- |
* | "Create your perfect ambient environment" |
*
* @param {Hero_Focus_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const hero_focus_text = /** @type {((inputs?: Hero_Focus_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hero_Focus_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_hero_focus_text(inputs)
	return en_hero_focus_text(inputs)
});