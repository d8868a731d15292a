/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_Chip_StartInputs */

const en_timer_chip_start = /** @type {(inputs: Timer_Chip_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Resume the focus timer`)
};

const hi_timer_chip_start = /** @type {(inputs: Timer_Chip_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ोकस टाइमर फिर चलाएँ`)
};

/**
* | output |
* | --- |
* | "Resume the focus timer" |
*
* @param {Timer_Chip_StartInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_chip_start = /** @type {((inputs?: Timer_Chip_StartInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_Chip_StartInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_chip_start(inputs)
	return en_timer_chip_start(inputs)
});