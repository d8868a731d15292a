/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_QuestionsInputs */

const en_known_questions = /** @type {(inputs: Known_QuestionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Questions`)
};

const hi_known_questions = /** @type {(inputs: Known_QuestionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सवाल`)
};

/**
* | output |
* | --- |
* | "Questions" |
*
* @param {Known_QuestionsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_questions = /** @type {((inputs?: Known_QuestionsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_QuestionsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_questions(inputs)
	return en_known_questions(inputs)
});