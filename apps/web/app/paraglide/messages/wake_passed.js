/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Wake_PassedInputs */

const en_wake_passed = /** @type {(inputs: Wake_PassedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`It is past ${i?.time}`)
};

const hi_wake_passed = /** @type {(inputs: Wake_PassedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.time} का समय निकल चुका है`)
};

/**
* | output |
* | --- |
* | "It is past {time}" |
*
* @param {Wake_PassedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_passed = /** @type {((inputs: Wake_PassedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_PassedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_passed(inputs)
	return en_wake_passed(inputs)
});