/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_StopInputs */

const en_shortcut_stop = /** @type {(inputs: Shortcut_StopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stop the mix`)
};

const hi_shortcut_stop = /** @type {(inputs: Shortcut_StopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स बजाना बंद करें`)
};

/**
* | output |
* | --- |
* | "Stop the mix" |
*
* @param {Shortcut_StopInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_stop = /** @type {((inputs?: Shortcut_StopInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_StopInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_stop(inputs)
	return en_shortcut_stop(inputs)
});