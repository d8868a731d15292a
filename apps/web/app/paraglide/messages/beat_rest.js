/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_RestInputs */

const en_beat_rest = /** @type {(inputs: Beat_RestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rest`)
};

const hi_beat_rest = /** @type {(inputs: Beat_RestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`विराम`)
};

/**
* | output |
* | --- |
* | "Rest" |
*
* @param {Beat_RestInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_rest = /** @type {((inputs?: Beat_RestInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_RestInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_rest(inputs)
	return en_beat_rest(inputs)
});