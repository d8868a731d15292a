/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_StartersInputs */

const en_beat_starters = /** @type {(inputs: Beat_StartersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Starter beats`)
};

const hi_beat_starters = /** @type {(inputs: Beat_StartersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शुरुआती बीट`)
};

/**
* | output |
* | --- |
* | "Starter beats" |
*
* @param {Beat_StartersInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_starters = /** @type {((inputs?: Beat_StartersInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_StartersInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_starters(inputs)
	return en_beat_starters(inputs)
});