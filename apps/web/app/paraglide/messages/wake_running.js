/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown>, minutes: NonNullable<unknown> }} Wake_RunningInputs */

const en_wake_running = /** @type {(inputs: Wake_RunningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The birds begin at ${i?.time} and rise for ${i?.minutes} minutes.`)
};

const hi_wake_running = /** @type {(inputs: Wake_RunningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.time} बजे पंछी बोलना शुरू करेंगे और ${i?.minutes} मिनट तक तेज़ होते जाएँगे।`)
};

/**
* | output |
* | --- |
* | "The birds begin at {time} and rise for {minutes} minutes." |
*
* @param {Wake_RunningInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_running = /** @type {((inputs: Wake_RunningInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_RunningInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_running(inputs)
	return en_wake_running(inputs)
});