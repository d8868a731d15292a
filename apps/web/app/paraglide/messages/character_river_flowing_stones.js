/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_River_Flowing_StonesInputs */

const en_character_river_flowing_stones = /** @type {(inputs: Character_River_Flowing_StonesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stones`)
};

const hi_character_river_flowing_stones = /** @type {(inputs: Character_River_Flowing_StonesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पत्थर`)
};

/**
* | output |
* | --- |
* | "Stones" |
*
* @param {Character_River_Flowing_StonesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_river_flowing_stones = /** @type {((inputs?: Character_River_Flowing_StonesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_River_Flowing_StonesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_river_flowing_stones(inputs)
	return en_character_river_flowing_stones(inputs)
});