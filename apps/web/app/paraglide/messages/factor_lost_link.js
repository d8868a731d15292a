/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Lost_LinkInputs */

const en_factor_lost_link = /** @type {(inputs: Factor_Lost_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Write to us`)
};

const hi_factor_lost_link = /** @type {(inputs: Factor_Lost_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमें लिखें`)
};

/**
* | output |
* | --- |
* | "Write to us" |
*
* @param {Factor_Lost_LinkInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_lost_link = /** @type {((inputs?: Factor_Lost_LinkInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Lost_LinkInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_lost_link(inputs)
	return en_factor_lost_link(inputs)
});