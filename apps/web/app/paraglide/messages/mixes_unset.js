/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mixes_UnsetInputs */

const en_mixes_unset = /** @type {(inputs: Mixes_UnsetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Played as usual, because this release does not know how it was set: ${i?.names}.`)
};

const hi_mixes_unset = /** @type {(inputs: Mixes_UnsetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`इस संस्करण को सेटिंग नहीं पता, इसलिए हमेशा की तरह चालू: ${i?.names}।`)
};

/**
* | output |
* | --- |
* | "Played as usual, because this release does not know how it was set: {names}." |
*
* @param {Mixes_UnsetInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_unset = /** @type {((inputs: Mixes_UnsetInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_UnsetInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_unset(inputs)
	return en_mixes_unset(inputs)
});