/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Setting_Character_OfInputs */

const en_setting_character_of = /** @type {(inputs: Setting_Character_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Character of ${i?.name}`)
};

const hi_setting_character_of = /** @type {(inputs: Setting_Character_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: मिज़ाज`)
};

/**
* | output |
* | --- |
* | "Character of {name}" |
*
* @param {Setting_Character_OfInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const setting_character_of = /** @type {((inputs: Setting_Character_OfInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Setting_Character_OfInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_setting_character_of(inputs)
	return en_setting_character_of(inputs)
});