/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ min: NonNullable<unknown>, max: NonNullable<unknown> }} Sleep_Own_ProblemInputs */

const en_sleep_own_problem = /** @type {(inputs: Sleep_Own_ProblemInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Between ${i?.min} and ${i?.max} minutes.`)
};

const hi_sleep_own_problem = /** @type {(inputs: Sleep_Own_ProblemInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.min} से ${i?.max} के बीच मिनट लिखें।`)
};

/**
* | output |
* | --- |
* | "Between {min} and {max} minutes." |
*
* @param {Sleep_Own_ProblemInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_own_problem = /** @type {((inputs: Sleep_Own_ProblemInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_Own_ProblemInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_own_problem(inputs)
	return en_sleep_own_problem(inputs)
});