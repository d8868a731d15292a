/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Wake_SnoozeInputs */

const en_wake_snooze = /** @type {(inputs: Wake_SnoozeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Snooze ${i?.minutes} min`)
};

const hi_wake_snooze = /** @type {(inputs: Wake_SnoozeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.minutes} मिनट और सोएँ`)
};

/**
* | output |
* | --- |
* | "Snooze {minutes} min" |
*
* @param {Wake_SnoozeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_snooze = /** @type {((inputs: Wake_SnoozeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_SnoozeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_snooze(inputs)
	return en_wake_snooze(inputs)
});