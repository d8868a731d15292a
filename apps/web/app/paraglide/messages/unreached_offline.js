/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unreached_OfflineInputs */

const en_unreached_offline = /** @type {(inputs: Unreached_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are offline, so we couldn't reach the server.`)
};

const hi_unreached_offline = /** @type {(inputs: Unreached_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप ऑफ़लाइन हैं, इसलिए हम सर्वर तक नहीं पहुँच सके।`)
};

/**
* | output |
* | --- |
* | "You are offline, so we couldn't reach the server." |
*
* @param {Unreached_OfflineInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const unreached_offline = /** @type {((inputs?: Unreached_OfflineInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unreached_OfflineInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_unreached_offline(inputs)
	return en_unreached_offline(inputs)
});