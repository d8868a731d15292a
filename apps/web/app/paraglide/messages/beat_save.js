/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_SaveInputs */

const en_beat_save = /** @type {(inputs: Beat_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save`)
};

const hi_beat_save = /** @type {(inputs: Beat_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सेव करें`)
};

/**
* | output |
* | --- |
* | "Save" |
*
* @param {Beat_SaveInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_save = /** @type {((inputs?: Beat_SaveInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_SaveInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_save(inputs)
	return en_beat_save(inputs)
});