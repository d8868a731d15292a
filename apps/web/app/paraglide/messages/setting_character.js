/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Setting_CharacterInputs */

const en_setting_character = /** @type {(inputs: Setting_CharacterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Character`)
};

const hi_setting_character = /** @type {(inputs: Setting_CharacterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिज़ाज`)
};

/**
* | output |
* | --- |
* | "Character" |
*
* @param {Setting_CharacterInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const setting_character = /** @type {((inputs?: Setting_CharacterInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Setting_CharacterInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_setting_character(inputs)
	return en_setting_character(inputs)
});