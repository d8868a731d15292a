/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Part_OfflineInputs */

const en_part_offline = /** @type {(inputs: Part_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are offline. It opens when the network is back.`)
};

const hi_part_offline = /** @type {(inputs: Part_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप ऑफ़लाइन हैं। नेटवर्क लौटते ही यह खुल जाएगा।`)
};

/**
* | output |
* | --- |
* | "You are offline. It opens when the network is back." |
*
* @param {Part_OfflineInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const part_offline = /** @type {((inputs?: Part_OfflineInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Part_OfflineInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_part_offline(inputs)
	return en_part_offline(inputs)
});