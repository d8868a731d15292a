/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_SaveInputs */

const en_mixes_save = /** @type {(inputs: Mixes_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save mix`)
};

const hi_mixes_save = /** @type {(inputs: Mixes_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स सेव करें`)
};

/**
* | output |
* | --- |
* | "Save mix" |
*
* @param {Mixes_SaveInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_save = /** @type {((inputs?: Mixes_SaveInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_SaveInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_save(inputs)
	return en_mixes_save(inputs)
});