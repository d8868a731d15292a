/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_StartInputs */

const en_wake_start = /** @type {(inputs: Wake_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wake me`)
};

const hi_wake_start = /** @type {(inputs: Wake_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मुझे जगाएँ`)
};

/**
* | output |
* | --- |
* | "Wake me" |
*
* @param {Wake_StartInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_start = /** @type {((inputs?: Wake_StartInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_StartInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_start(inputs)
	return en_wake_start(inputs)
});