/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_In_DockInputs */

const en_sleep_in_dock = /** @type {(inputs: Sleep_In_DockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sleep timer`)
};

const hi_sleep_in_dock = /** @type {(inputs: Sleep_In_DockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`स्लीप टाइमर`)
};

/**
* | output |
* | --- |
* | "Sleep timer" |
*
* @param {Sleep_In_DockInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_in_dock = /** @type {((inputs?: Sleep_In_DockInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_In_DockInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_in_dock(inputs)
	return en_sleep_in_dock(inputs)
});