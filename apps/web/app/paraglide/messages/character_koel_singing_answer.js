/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Koel_Singing_AnswerInputs */

const en_character_koel_singing_answer = /** @type {(inputs: Character_Koel_Singing_AnswerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The other koel`)
};

const hi_character_koel_singing_answer = /** @type {(inputs: Character_Koel_Singing_AnswerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दूसरी कोयल`)
};

/**
* | output |
* | --- |
* | "The other koel" |
*
* @param {Character_Koel_Singing_AnswerInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_koel_singing_answer = /** @type {((inputs?: Character_Koel_Singing_AnswerInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Koel_Singing_AnswerInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_koel_singing_answer(inputs)
	return en_character_koel_singing_answer(inputs)
});