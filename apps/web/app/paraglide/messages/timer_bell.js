/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_BellInputs */

const en_timer_bell = /** @type {(inputs: Timer_BellInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Singing bowl at the end`)
};

const hi_timer_bell = /** @type {(inputs: Timer_BellInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आख़िर में सिंगिंग बाउल`)
};

/**
* | output |
* | --- |
* | "Singing bowl at the end" |
*
* @param {Timer_BellInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_bell = /** @type {((inputs?: Timer_BellInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_BellInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_bell(inputs)
	return en_timer_bell(inputs)
});