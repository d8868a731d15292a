/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Share_HourInputs */

const en_mixes_share_hour = /** @type {(inputs: Mixes_Share_HourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Both of you hear the same hour`)
};

const hi_mixes_share_hour = /** @type {(inputs: Mixes_Share_HourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दोनों को हर पल एक-सा सुनाई दे`)
};

/**
* | output |
* | --- |
* | "Both of you hear the same hour" |
*
* @param {Mixes_Share_HourInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_share_hour = /** @type {((inputs?: Mixes_Share_HourInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Share_HourInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_share_hour(inputs)
	return en_mixes_share_hour(inputs)
});