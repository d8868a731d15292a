/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listening_MostInputs */

const en_listening_most = /** @type {(inputs: Listening_MostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heard most`)
};

const hi_listening_most = /** @type {(inputs: Listening_MostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सबसे ज़्यादा सुना`)
};

/**
* | output |
* | --- |
* | "Heard most" |
*
* @param {Listening_MostInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_most = /** @type {((inputs?: Listening_MostInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_MostInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_most(inputs)
	return en_listening_most(inputs)
});