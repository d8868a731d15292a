/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_AtInputs */

const en_wake_at = /** @type {(inputs: Wake_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Begins at`)
};

const hi_wake_at = /** @type {(inputs: Wake_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शुरू होने का समय`)
};

/**
* | output |
* | --- |
* | "Begins at" |
*
* @param {Wake_AtInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_at = /** @type {((inputs?: Wake_AtInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_AtInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_at(inputs)
	return en_wake_at(inputs)
});