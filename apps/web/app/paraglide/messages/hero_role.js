/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hero_RoleInputs */

const en_hero_role = /** @type {(inputs: Hero_RoleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`carousel`)
};

const hi_hero_role = /** @type {(inputs: Hero_RoleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कैरोसेल`)
};

/**
* | output |
* | --- |
* | "carousel" |
*
* @param {Hero_RoleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const hero_role = /** @type {((inputs?: Hero_RoleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hero_RoleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_hero_role(inputs)
	return en_hero_role(inputs)
});