/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Starter_FairInputs */

const en_beat_starter_fair = /** @type {(inputs: Beat_Starter_FairInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Village fair`)
};

const hi_beat_starter_fair = /** @type {(inputs: Beat_Starter_FairInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गाँव का मेला`)
};

/**
* | output |
* | --- |
* | "Village fair" |
*
* @param {Beat_Starter_FairInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_starter_fair = /** @type {((inputs?: Beat_Starter_FairInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Starter_FairInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_starter_fair(inputs)
	return en_beat_starter_fair(inputs)
});