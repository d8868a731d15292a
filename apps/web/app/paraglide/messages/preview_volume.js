/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Preview_VolumeInputs */

const en_preview_volume = /** @type {(inputs: Preview_VolumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Preview volume`)
};

const hi_preview_volume = /** @type {(inputs: Preview_VolumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नमूने का वॉल्यूम`)
};

/**
* | output |
* | --- |
* | "Preview volume" |
*
* @param {Preview_VolumeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_volume = /** @type {((inputs?: Preview_VolumeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_VolumeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_volume(inputs)
	return en_preview_volume(inputs)
});