/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_UpdatedInputs */

const en_mixes_updated = /** @type {(inputs: Mixes_UpdatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mix updated`)
};

const hi_mixes_updated = /** @type {(inputs: Mixes_UpdatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स अपडेट हो गया`)
};

/**
* | output |
* | --- |
* | "Mix updated" |
*
* @param {Mixes_UpdatedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_updated = /** @type {((inputs?: Mixes_UpdatedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_UpdatedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_updated(inputs)
	return en_mixes_updated(inputs)
});