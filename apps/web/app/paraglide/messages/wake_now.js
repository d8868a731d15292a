/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_NowInputs */

const en_wake_now = /** @type {(inputs: Wake_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Morning birds wake you`)
};

const hi_wake_now = /** @type {(inputs: Wake_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सुबह के पंछी आपको जगा रहे हैं`)
};

/**
* | output |
* | --- |
* | "Morning birds wake you" |
*
* @param {Wake_NowInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_now = /** @type {((inputs?: Wake_NowInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_NowInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_now(inputs)
	return en_wake_now(inputs)
});