/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hero_LabelInputs */

const en_hero_label = /** @type {(inputs: Hero_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Highlights`)
};

const hi_hero_label = /** @type {(inputs: Hero_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`झलकियाँ`)
};

/**
* | output |
* | --- |
* | "Highlights" |
*
* @param {Hero_LabelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const hero_label = /** @type {((inputs?: Hero_LabelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hero_LabelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_hero_label(inputs)
	return en_hero_label(inputs)
});