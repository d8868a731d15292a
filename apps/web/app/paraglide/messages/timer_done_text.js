/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Timer_Done_TextInputs */

const en_timer_done_text = /** @type {(inputs: Timer_Done_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You stayed with it for ${i?.minutes} minutes.`)
};

const hi_timer_done_text = /** @type {(inputs: Timer_Done_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आप ${i?.minutes} मिनट तक इसमें लगे रहे।`)
};

/**
* | output |
* | --- |
* | "You stayed with it for {minutes} minutes." |
*
* @param {Timer_Done_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_done_text = /** @type {((inputs: Timer_Done_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_Done_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_done_text(inputs)
	return en_timer_done_text(inputs)
});