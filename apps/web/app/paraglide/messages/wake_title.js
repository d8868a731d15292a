/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_TitleInputs */

const en_wake_title = /** @type {(inputs: Wake_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wake`)
};

const hi_wake_title = /** @type {(inputs: Wake_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`जगाना`)
};

/**
* | output |
* | --- |
* | "Wake" |
*
* @param {Wake_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_title = /** @type {((inputs?: Wake_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_title(inputs)
	return en_wake_title(inputs)
});