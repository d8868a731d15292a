/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_MorningInputs */

const en_wake_morning = /** @type {(inputs: Wake_MorningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Good morning`)
};

const hi_wake_morning = /** @type {(inputs: Wake_MorningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सुप्रभात`)
};

/**
* | output |
* | --- |
* | "Good morning" |
*
* @param {Wake_MorningInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_morning = /** @type {((inputs?: Wake_MorningInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_MorningInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_morning(inputs)
	return en_wake_morning(inputs)
});