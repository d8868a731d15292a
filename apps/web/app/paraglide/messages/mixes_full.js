/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_FullInputs */

const en_mixes_full = /** @type {(inputs: Mixes_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account has as many mixes as fit. Delete one to make room.`)
};

const hi_mixes_full = /** @type {(inputs: Mixes_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके खाते में अब और मिक्स नहीं आ सकते। जगह बनाने के लिए एक मिटाएँ।`)
};

/**
* | output |
* | --- |
* | "Your account has as many mixes as fit. Delete one to make room." |
*
* @param {Mixes_FullInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_full = /** @type {((inputs?: Mixes_FullInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_FullInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_full(inputs)
	return en_mixes_full(inputs)
});