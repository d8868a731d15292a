/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_River_Flowing_SizeInputs */

const en_character_river_flowing_size = /** @type {(inputs: Character_River_Flowing_SizeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Size`)
};

const hi_character_river_flowing_size = /** @type {(inputs: Character_River_Flowing_SizeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कितनी बड़ी`)
};

/**
* | output |
* | --- |
* | "Size" |
*
* @param {Character_River_Flowing_SizeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_river_flowing_size = /** @type {((inputs?: Character_River_Flowing_SizeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_River_Flowing_SizeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_river_flowing_size(inputs)
	return en_character_river_flowing_size(inputs)
});