/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_TitleInputs */

const en_timer_title = /** @type {(inputs: Timer_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Focus Timer`)
};

const hi_timer_title = /** @type {(inputs: Timer_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ोकस टाइमर`)
};

/**
* | output |
* | --- |
* | "Focus Timer" |
*
* @param {Timer_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_title = /** @type {((inputs?: Timer_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_title(inputs)
	return en_timer_title(inputs)
});