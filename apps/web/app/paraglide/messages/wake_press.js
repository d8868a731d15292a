/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_PressInputs */

const en_wake_press = /** @type {(inputs: Wake_PressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Press anything, so that this page may wake you`)
};

const hi_wake_press = /** @type {(inputs: Wake_PressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कहीं भी दबाएँ, ताकि यह पेज आपको जगा सके`)
};

/**
* | output |
* | --- |
* | "Press anything, so that this page may wake you" |
*
* @param {Wake_PressInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_press = /** @type {((inputs?: Wake_PressInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_PressInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_press(inputs)
	return en_wake_press(inputs)
});