/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_On_DeviceInputs */

const en_beat_on_device = /** @type {(inputs: Beat_On_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On this device`)
};

const hi_beat_on_device = /** @type {(inputs: Beat_On_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस डिवाइस पर`)
};

/**
* | output |
* | --- |
* | "On this device" |
*
* @param {Beat_On_DeviceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_on_device = /** @type {((inputs?: Beat_On_DeviceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_On_DeviceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_on_device(inputs)
	return en_beat_on_device(inputs)
});