/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} StopInputs */

const en_stop = /** @type {(inputs: StopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stop`)
};

const hi_stop = /** @type {(inputs: StopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बजाना बंद करें`)
};

/**
* | output |
* | --- |
* | "Stop" |
*
* @param {StopInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const stop = /** @type {((inputs?: StopInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<StopInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_stop(inputs)
	return en_stop(inputs)
});