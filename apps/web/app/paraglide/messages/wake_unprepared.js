/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_UnpreparedInputs */

const en_wake_unprepared = /** @type {(inputs: Wake_UnpreparedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The birds could not be loaded. Set the time again once you are online.`)
};

const hi_wake_unprepared = /** @type {(inputs: Wake_UnpreparedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पंछियों की आवाज़ लोड नहीं हो सकी। ऑनलाइन आने पर समय फिर से लगाएँ।`)
};

/**
* | output |
* | --- |
* | "The birds could not be loaded. Set the time again once you are online." |
*
* @param {Wake_UnpreparedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_unprepared = /** @type {((inputs?: Wake_UnpreparedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_UnpreparedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_unprepared(inputs)
	return en_wake_unprepared(inputs)
});