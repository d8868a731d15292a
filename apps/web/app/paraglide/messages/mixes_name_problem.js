/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Name_ProblemInputs */

const en_mixes_name_problem = /** @type {(inputs: Mixes_Name_ProblemInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use 1–100 characters.`)
};

const hi_mixes_name_problem = /** @type {(inputs: Mixes_Name_ProblemInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1–100 अक्षर लिखें।`)
};

/**
* | output |
* | --- |
* | "Use 1–100 characters." |
*
* @param {Mixes_Name_ProblemInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_name_problem = /** @type {((inputs?: Mixes_Name_ProblemInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Name_ProblemInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_name_problem(inputs)
	return en_mixes_name_problem(inputs)
});