/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_Fade_WholeInputs */

const en_sleep_fade_whole = /** @type {(inputs: Sleep_Fade_WholeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fade all the time, not only in the last 5 minutes`)
};

const hi_sleep_fade_whole = /** @type {(inputs: Sleep_Fade_WholeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सिर्फ़ आख़िरी 5 मिनट नहीं, पूरे समय मंद होती जाए`)
};

/**
* | output |
* | --- |
* | "Fade all the time, not only in the last 5 minutes" |
*
* @param {Sleep_Fade_WholeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_fade_whole = /** @type {((inputs?: Sleep_Fade_WholeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_Fade_WholeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_fade_whole(inputs)
	return en_sleep_fade_whole(inputs)
});