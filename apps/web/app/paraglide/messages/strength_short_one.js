/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Strength_Short_OneInputs */

const en_strength_short_one = /** @type {(inputs: Strength_Short_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add one more character.`)
};

const hi_strength_short_one = /** @type {(inputs: Strength_Short_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एक अक्षर और जोड़ें।`)
};

/**
* | output |
* | --- |
* | "Add one more character." |
*
* @param {Strength_Short_OneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const strength_short_one = /** @type {((inputs?: Strength_Short_OneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Strength_Short_OneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_strength_short_one(inputs)
	return en_strength_short_one(inputs)
});