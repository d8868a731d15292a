/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Percent_SpokenInputs */

const en_percent_spoken = /** @type {(inputs: Percent_SpokenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} percent`)
};

const hi_percent_spoken = /** @type {(inputs: Percent_SpokenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} प्रतिशत`)
};

/**
* | output |
* | --- |
* | "{value} percent" |
*
* @param {Percent_SpokenInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const percent_spoken = /** @type {((inputs: Percent_SpokenInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Percent_SpokenInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_percent_spoken(inputs)
	return en_percent_spoken(inputs)
});