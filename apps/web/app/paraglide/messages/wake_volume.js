/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_VolumeInputs */

const en_wake_volume = /** @type {(inputs: Wake_VolumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loudness at the end`)
};

const hi_wake_volume = /** @type {(inputs: Wake_VolumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आख़िर में वॉल्यूम`)
};

/**
* | output |
* | --- |
* | "Loudness at the end" |
*
* @param {Wake_VolumeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_volume = /** @type {((inputs?: Wake_VolumeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_VolumeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_volume(inputs)
	return en_wake_volume(inputs)
});