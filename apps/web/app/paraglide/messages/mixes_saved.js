/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_SavedInputs */

const en_mixes_saved = /** @type {(inputs: Mixes_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mix saved`)
};

const hi_mixes_saved = /** @type {(inputs: Mixes_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स सेव हो गया`)
};

/**
* | output |
* | --- |
* | "Mix saved" |
*
* @param {Mixes_SavedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_saved = /** @type {((inputs?: Mixes_SavedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_SavedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_saved(inputs)
	return en_mixes_saved(inputs)
});