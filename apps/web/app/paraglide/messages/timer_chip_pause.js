/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_Chip_PauseInputs */

const en_timer_chip_pause = /** @type {(inputs: Timer_Chip_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pause the focus timer`)
};

const hi_timer_chip_pause = /** @type {(inputs: Timer_Chip_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ोकस टाइमर रोकें`)
};

/**
* | output |
* | --- |
* | "Pause the focus timer" |
*
* @param {Timer_Chip_PauseInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_chip_pause = /** @type {((inputs?: Timer_Chip_PauseInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_Chip_PauseInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_chip_pause(inputs)
	return en_timer_chip_pause(inputs)
});