/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Train_SpeedInputs */

const en_character_train_speed = /** @type {(inputs: Character_Train_SpeedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Speed`)
};

const hi_character_train_speed = /** @type {(inputs: Character_Train_SpeedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रफ़्तार`)
};

/**
* | output |
* | --- |
* | "Speed" |
*
* @param {Character_Train_SpeedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_train_speed = /** @type {((inputs?: Character_Train_SpeedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Train_SpeedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_train_speed(inputs)
	return en_character_train_speed(inputs)
});