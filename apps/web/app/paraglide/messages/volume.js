/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} VolumeInputs */

const en_volume = /** @type {(inputs: VolumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Volume`)
};

const hi_volume = /** @type {(inputs: VolumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`वॉल्यूम`)
};

/**
* | output |
* | --- |
* | "Volume" |
*
* @param {VolumeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const volume = /** @type {((inputs?: VolumeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<VolumeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_volume(inputs)
	return en_volume(inputs)
});