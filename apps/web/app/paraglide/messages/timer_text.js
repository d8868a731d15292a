/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_TextInputs */

const en_timer_text = /** @type {(inputs: Timer_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One thing, for a while. The mix goes on playing.`)
};

const hi_timer_text = /** @type {(inputs: Timer_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`थोड़ी देर, बस एक काम। मिक्स चलता रहेगा।`)
};

/**
* | output |
* | --- |
* | "One thing, for a while. The mix goes on playing." |
*
* @param {Timer_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_text = /** @type {((inputs?: Timer_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_text(inputs)
	return en_timer_text(inputs)
});