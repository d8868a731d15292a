/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_TihaiInputs */

const en_beat_tihai = /** @type {(inputs: Beat_TihaiInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tihai`)
};

const hi_beat_tihai = /** @type {(inputs: Beat_TihaiInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तिहाई`)
};

/**
* | output |
* | --- |
* | "Tihai" |
*
* @param {Beat_TihaiInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_tihai = /** @type {((inputs?: Beat_TihaiInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_TihaiInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_tihai(inputs)
	return en_beat_tihai(inputs)
});