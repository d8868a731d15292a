/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_UnsentInputs */

const en_mixes_unsent = /** @type {(inputs: Mixes_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only on this device until you are online`)
};

const hi_mixes_unsent = /** @type {(inputs: Mixes_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके ऑनलाइन आने तक सिर्फ़ इस डिवाइस पर`)
};

/**
* | output |
* | --- |
* | "Only on this device until you are online" |
*
* @param {Mixes_UnsentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_unsent = /** @type {((inputs?: Mixes_UnsentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_UnsentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_unsent(inputs)
	return en_mixes_unsent(inputs)
});