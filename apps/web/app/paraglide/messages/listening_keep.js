/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listening_KeepInputs */

const en_listening_keep = /** @type {(inputs: Listening_KeepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep this history on this device`)
};

const hi_listening_keep = /** @type {(inputs: Listening_KeepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह हिसाब इस डिवाइस पर रखें`)
};

/**
* | output |
* | --- |
* | "Keep this history on this device" |
*
* @param {Listening_KeepInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_keep = /** @type {((inputs?: Listening_KeepInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_KeepInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_keep(inputs)
	return en_listening_keep(inputs)
});