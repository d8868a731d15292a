/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Failure_TitleInputs */

const en_failure_title = /** @type {(inputs: Failure_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong`)
};

const hi_failure_title = /** @type {(inputs: Failure_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कुछ गड़बड़ हो गई`)
};

/**
* | output |
* | --- |
* | "Something went wrong" |
*
* @param {Failure_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const failure_title = /** @type {((inputs?: Failure_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Failure_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_failure_title(inputs)
	return en_failure_title(inputs)
});