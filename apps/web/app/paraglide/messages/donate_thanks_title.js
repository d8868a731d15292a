/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Thanks_TitleInputs */

const en_donate_thanks_title = /** @type {(inputs: Donate_Thanks_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you`)
};

const hi_donate_thanks_title = /** @type {(inputs: Donate_Thanks_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शुक्रिया`)
};

/**
* | output |
* | --- |
* | "Thank you" |
*
* @param {Donate_Thanks_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_thanks_title = /** @type {((inputs?: Donate_Thanks_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Thanks_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_thanks_title(inputs)
	return en_donate_thanks_title(inputs)
});