/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_Screen_RefusedInputs */

const en_wake_screen_refused = /** @type {(inputs: Wake_Screen_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The browser does not keep the screen on.`)
};

const hi_wake_screen_refused = /** @type {(inputs: Wake_Screen_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ब्राउज़र स्क्रीन को चालू नहीं रखता।`)
};

/**
* | output |
* | --- |
* | "The browser does not keep the screen on." |
*
* @param {Wake_Screen_RefusedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_screen_refused = /** @type {((inputs?: Wake_Screen_RefusedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_Screen_RefusedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_screen_refused(inputs)
	return en_wake_screen_refused(inputs)
});