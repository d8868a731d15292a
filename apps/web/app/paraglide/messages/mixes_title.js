/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_TitleInputs */

const en_mixes_title = /** @type {(inputs: Mixes_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your mixes`)
};

const hi_mixes_title = /** @type {(inputs: Mixes_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके मिक्स`)
};

/**
* | output |
* | --- |
* | "Your mixes" |
*
* @param {Mixes_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_title = /** @type {((inputs?: Mixes_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_title(inputs)
	return en_mixes_title(inputs)
});