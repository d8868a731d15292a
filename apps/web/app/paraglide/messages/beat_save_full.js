/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Save_FullInputs */

const en_beat_save_full = /** @type {(inputs: Beat_Save_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account has as many beats as fit. Delete one to make room.`)
};

const hi_beat_save_full = /** @type {(inputs: Beat_Save_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके खाते में अब और बीट नहीं आ सकतीं। जगह बनाने के लिए एक मिटाएँ।`)
};

/**
* | output |
* | --- |
* | "Your account has as many beats as fit. Delete one to make room." |
*
* @param {Beat_Save_FullInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_save_full = /** @type {((inputs?: Beat_Save_FullInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Save_FullInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_save_full(inputs)
	return en_beat_save_full(inputs)
});