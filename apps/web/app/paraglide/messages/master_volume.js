/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Master_VolumeInputs */

const en_master_volume = /** @type {(inputs: Master_VolumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Master volume`)
};

const hi_master_volume = /** @type {(inputs: Master_VolumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मुख्य वॉल्यूम`)
};

/**
* | output |
* | --- |
* | "Master volume" |
*
* @param {Master_VolumeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const master_volume = /** @type {((inputs?: Master_VolumeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Master_VolumeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_master_volume(inputs)
	return en_master_volume(inputs)
});