/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Train_WhistleInputs */

const en_character_train_whistle = /** @type {(inputs: Character_Train_WhistleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Whistle`)
};

const hi_character_train_whistle = /** @type {(inputs: Character_Train_WhistleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सीटी`)
};

/**
* | output |
* | --- |
* | "Whistle" |
*
* @param {Character_Train_WhistleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_train_whistle = /** @type {((inputs?: Character_Train_WhistleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Train_WhistleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_train_whistle(inputs)
	return en_character_train_whistle(inputs)
});