/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_FadeInputs */

const en_timer_fade = /** @type {(inputs: Timer_FadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fade the mix at the end`)
};

const hi_timer_fade = /** @type {(inputs: Timer_FadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आख़िर में मिक्स मंद हो जाए`)
};

/**
* | output |
* | --- |
* | "Fade the mix at the end" |
*
* @param {Timer_FadeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_fade = /** @type {((inputs?: Timer_FadeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_FadeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_fade(inputs)
	return en_timer_fade(inputs)
});