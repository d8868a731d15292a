/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Send_To_MixInputs */

const en_beat_send_to_mix = /** @type {(inputs: Beat_Send_To_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send to mix`)
};

const hi_beat_send_to_mix = /** @type {(inputs: Beat_Send_To_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स में भेजें`)
};

/**
* | output |
* | --- |
* | "Send to mix" |
*
* @param {Beat_Send_To_MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_send_to_mix = /** @type {((inputs?: Beat_Send_To_MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Send_To_MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_send_to_mix(inputs)
	return en_beat_send_to_mix(inputs)
});