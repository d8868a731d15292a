/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_RiseInputs */

const en_wake_rise = /** @type {(inputs: Wake_RiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rises over`)
};

const hi_wake_rise = /** @type {(inputs: Wake_RiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कितनी देर में बढ़े`)
};

/**
* | output |
* | --- |
* | "Rises over" |
*
* @param {Wake_RiseInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_rise = /** @type {((inputs?: Wake_RiseInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_RiseInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_rise(inputs)
	return en_wake_rise(inputs)
});