/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Failure_TextInputs */

const en_failure_text = /** @type {(inputs: Failure_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reloading the page usually helps.`)
};

const hi_failure_text = /** @type {(inputs: Failure_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पेज फिर से लोड करने से अक्सर काम बन जाता है।`)
};

/**
* | output |
* | --- |
* | "Reloading the page usually helps." |
*
* @param {Failure_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const failure_text = /** @type {((inputs?: Failure_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Failure_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_failure_text(inputs)
	return en_failure_text(inputs)
});