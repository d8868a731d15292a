/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_NewerInputs */

const en_mixes_newer = /** @type {(inputs: Mixes_NewerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saved by a newer Dhvani. Reload the page to open it.`)
};

const hi_mixes_newer = /** @type {(inputs: Mixes_NewerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इसे ध्वनि के नए संस्करण ने सेव किया है। खोलने के लिए पेज फिर से लोड करें।`)
};

/**
* | output |
* | --- |
* | "Saved by a newer Dhvani. Reload the page to open it." |
*
* @param {Mixes_NewerInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_newer = /** @type {((inputs?: Mixes_NewerInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_NewerInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_newer(inputs)
	return en_mixes_newer(inputs)
});