/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Nav_DonateInputs */

const en_nav_donate = /** @type {(inputs: Nav_DonateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Donate`)
};

const hi_nav_donate = /** @type {(inputs: Nav_DonateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दान`)
};

/**
* | output |
* | --- |
* | "Donate" |
*
* @param {Nav_DonateInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const nav_donate = /** @type {((inputs?: Nav_DonateInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Nav_DonateInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_nav_donate(inputs)
	return en_nav_donate(inputs)
});