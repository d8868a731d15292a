/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Save_UnreachedInputs */

const en_beat_save_unreached = /** @type {(inputs: Beat_Save_UnreachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The beat could not be saved.`)
};

const hi_beat_save_unreached = /** @type {(inputs: Beat_Save_UnreachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बीट सेव नहीं हो सकी।`)
};

/**
* | output |
* | --- |
* | "The beat could not be saved." |
*
* @param {Beat_Save_UnreachedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_save_unreached = /** @type {((inputs?: Beat_Save_UnreachedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Save_UnreachedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_save_unreached(inputs)
	return en_beat_save_unreached(inputs)
});