/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Strength_ShortInputs */

const en_strength_short = /** @type {(inputs: Strength_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Add ${i?.count} more characters.`)
};

const hi_strength_short = /** @type {(inputs: Strength_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} अक्षर और जोड़ें।`)
};

/**
* | output |
* | --- |
* | "Add {count} more characters." |
*
* @param {Strength_ShortInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const strength_short = /** @type {((inputs: Strength_ShortInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Strength_ShortInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_strength_short(inputs)
	return en_strength_short(inputs)
});