/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ready_Cafe_StudyInputs */

const en_ready_cafe_study = /** @type {(inputs: Ready_Cafe_StudyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Study in the café`)
};

const hi_ready_cafe_study = /** @type {(inputs: Ready_Cafe_StudyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कैफ़े में पढ़ाई`)
};

/**
* | output |
* | --- |
* | "Study in the café" |
*
* @param {Ready_Cafe_StudyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const ready_cafe_study = /** @type {((inputs?: Ready_Cafe_StudyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ready_Cafe_StudyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_ready_cafe_study(inputs)
	return en_ready_cafe_study(inputs)
});