/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Beat_Saved_DeviceInputs */

const en_beat_saved_device = /** @type {(inputs: Beat_Saved_DeviceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}, on this device`)
};

const hi_beat_saved_device = /** @type {(inputs: Beat_Saved_DeviceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}, इस डिवाइस पर`)
};

/**
* | output |
* | --- |
* | "{name}, on this device" |
*
* @param {Beat_Saved_DeviceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_saved_device = /** @type {((inputs: Beat_Saved_DeviceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Saved_DeviceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_saved_device(inputs)
	return en_beat_saved_device(inputs)
});