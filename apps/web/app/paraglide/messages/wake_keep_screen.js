/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_Keep_ScreenInputs */

const en_wake_keep_screen = /** @type {(inputs: Wake_Keep_ScreenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep the screen on until then`)
};

const hi_wake_keep_screen = /** @type {(inputs: Wake_Keep_ScreenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तब तक स्क्रीन चालू रखें`)
};

/**
* | output |
* | --- |
* | "Keep the screen on until then" |
*
* @param {Wake_Keep_ScreenInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_keep_screen = /** @type {((inputs?: Wake_Keep_ScreenInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_Keep_ScreenInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_keep_screen(inputs)
	return en_wake_keep_screen(inputs)
});