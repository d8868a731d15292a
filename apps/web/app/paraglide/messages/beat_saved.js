/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_SavedInputs */

const en_beat_saved = /** @type {(inputs: Beat_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Beat saved`)
};

const hi_beat_saved = /** @type {(inputs: Beat_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बीट सेव हो गई`)
};

/**
* | output |
* | --- |
* | "Beat saved" |
*
* @param {Beat_SavedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_saved = /** @type {((inputs?: Beat_SavedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_SavedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_saved(inputs)
	return en_beat_saved(inputs)
});