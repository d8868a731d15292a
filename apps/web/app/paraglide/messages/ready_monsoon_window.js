/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ready_Monsoon_WindowInputs */

const en_ready_monsoon_window = /** @type {(inputs: Ready_Monsoon_WindowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Monsoon window`)
};

const hi_ready_monsoon_window = /** @type {(inputs: Ready_Monsoon_WindowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सावन की खिड़की`)
};

/**
* | output |
* | --- |
* | "Monsoon window" |
*
* @param {Ready_Monsoon_WindowInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const ready_monsoon_window = /** @type {((inputs?: Ready_Monsoon_WindowInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ready_Monsoon_WindowInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_ready_monsoon_window(inputs)
	return en_ready_monsoon_window(inputs)
});