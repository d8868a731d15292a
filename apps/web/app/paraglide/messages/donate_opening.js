/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_OpeningInputs */

const en_donate_opening = /** @type {(inputs: Donate_OpeningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opening the checkout…`)
};

const hi_donate_opening = /** @type {(inputs: Donate_OpeningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भुगतान का पेज खुल रहा है…`)
};

/**
* | output |
* | --- |
* | "Opening the checkout…" |
*
* @param {Donate_OpeningInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_opening = /** @type {((inputs?: Donate_OpeningInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_OpeningInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_opening(inputs)
	return en_donate_opening(inputs)
});