/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_NameInputs */

const en_beat_name = /** @type {(inputs: Beat_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name of the beat`)
};

const hi_beat_name = /** @type {(inputs: Beat_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बीट का नाम`)
};

/**
* | output |
* | --- |
* | "Name of the beat" |
*
* @param {Beat_NameInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_name = /** @type {((inputs?: Beat_NameInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_NameInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_name(inputs)
	return en_beat_name(inputs)
});