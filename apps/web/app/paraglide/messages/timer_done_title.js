/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_Done_TitleInputs */

const en_timer_done_title = /** @type {(inputs: Timer_Done_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Time's up. Well done.`)
};

const hi_timer_done_title = /** @type {(inputs: Timer_Done_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`समय पूरा हुआ। बहुत अच्छे।`)
};

/**
* | output |
* | --- |
* | "Time's up. Well done." |
*
* @param {Timer_Done_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_done_title = /** @type {((inputs?: Timer_Done_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_Done_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_done_title(inputs)
	return en_timer_done_title(inputs)
});