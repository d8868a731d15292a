/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mix_Kept_BeforeInputs */

const en_mix_kept_before = /** @type {(inputs: Mix_Kept_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your earlier mix can still come back`)
};

const hi_mix_kept_before = /** @type {(inputs: Mix_Kept_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका पहले का मिक्स अब भी वापस आ सकता है`)
};

/**
* | output |
* | --- |
* | "Your earlier mix can still come back" |
*
* @param {Mix_Kept_BeforeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_kept_before = /** @type {((inputs?: Mix_Kept_BeforeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_Kept_BeforeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_kept_before(inputs)
	return en_mix_kept_before(inputs)
});