/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Update_ShortInputs */

const en_mixes_update_short = /** @type {(inputs: Mixes_Update_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Update`)
};

const hi_mixes_update_short = /** @type {(inputs: Mixes_Update_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपडेट करें`)
};

/**
* | output |
* | --- |
* | "Update" |
*
* @param {Mixes_Update_ShortInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_update_short = /** @type {((inputs?: Mixes_Update_ShortInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Update_ShortInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_update_short(inputs)
	return en_mixes_update_short(inputs)
});