/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listen_WaitsInputs */

const en_listen_waits = /** @type {(inputs: Listen_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are offline. It plays when the network is back.`)
};

const hi_listen_waits = /** @type {(inputs: Listen_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप ऑफ़लाइन हैं। नेटवर्क लौटने पर यह चलेगा।`)
};

/**
* | output |
* | --- |
* | "You are offline. It plays when the network is back." |
*
* @param {Listen_WaitsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listen_waits = /** @type {((inputs?: Listen_WaitsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listen_WaitsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listen_waits(inputs)
	return en_listen_waits(inputs)
});