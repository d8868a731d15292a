/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_RunningInputs */

const en_sleep_running = /** @type {(inputs: Sleep_RunningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`until silence`)
};

const hi_sleep_running = /** @type {(inputs: Sleep_RunningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`समय पूरा होने पर शांत`)
};

/**
* | output |
* | --- |
* | "until silence" |
*
* @param {Sleep_RunningInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_running = /** @type {((inputs?: Sleep_RunningInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_RunningInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_running(inputs)
	return en_sleep_running(inputs)
});