/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Wake_Set_AtInputs */

const en_wake_set_at = /** @type {(inputs: Wake_Set_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Wake at ${i?.time}`)
};

const hi_wake_set_at = /** @type {(inputs: Wake_Set_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.time} बजे जगाएँगे`)
};

/**
* | output |
* | --- |
* | "Wake at {time}" |
*
* @param {Wake_Set_AtInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_set_at = /** @type {((inputs: Wake_Set_AtInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_Set_AtInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_set_at(inputs)
	return en_wake_set_at(inputs)
});