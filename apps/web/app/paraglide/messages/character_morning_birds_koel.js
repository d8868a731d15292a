/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Morning_Birds_KoelInputs */

const en_character_morning_birds_koel = /** @type {(inputs: Character_Morning_Birds_KoelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Koel`)
};

const hi_character_morning_birds_koel = /** @type {(inputs: Character_Morning_Birds_KoelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोयल`)
};

/**
* | output |
* | --- |
* | "Koel" |
*
* @param {Character_Morning_Birds_KoelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_morning_birds_koel = /** @type {((inputs?: Character_Morning_Birds_KoelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Morning_Birds_KoelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_morning_birds_koel(inputs)
	return en_character_morning_birds_koel(inputs)
});