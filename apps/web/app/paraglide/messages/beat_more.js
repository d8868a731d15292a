/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_MoreInputs */

const en_beat_more = /** @type {(inputs: Beat_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`More`)
};

const hi_beat_more = /** @type {(inputs: Beat_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`और`)
};

/**
* | output |
* | --- |
* | "More" |
*
* @param {Beat_MoreInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_more = /** @type {((inputs?: Beat_MoreInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_MoreInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_more(inputs)
	return en_beat_more(inputs)
});