/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_Passed_TextInputs */

const en_wake_passed_text = /** @type {(inputs: Wake_Passed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page was not running when it was time to wake you.`)
};

const hi_wake_passed_text = /** @type {(inputs: Wake_Passed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`जब आपको जगाने का समय हुआ, तब यह पेज नहीं चल रहा था।`)
};

/**
* | output |
* | --- |
* | "The page was not running when it was time to wake you." |
*
* @param {Wake_Passed_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_passed_text = /** @type {((inputs?: Wake_Passed_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_Passed_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_passed_text(inputs)
	return en_wake_passed_text(inputs)
});