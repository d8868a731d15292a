/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_TitleInputs */

const en_donate_title = /** @type {(inputs: Donate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Donate`)
};

const hi_donate_title = /** @type {(inputs: Donate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दान`)
};

/**
* | output |
* | --- |
* | "Donate" |
*
* @param {Donate_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_title = /** @type {((inputs?: Donate_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_title(inputs)
	return en_donate_title(inputs)
});