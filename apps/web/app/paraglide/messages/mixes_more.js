/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Mixes_MoreInputs */

const en_mixes_more = /** @type {(inputs: Mixes_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`More for ${i?.name}`)
};

const hi_mixes_more = /** @type {(inputs: Mixes_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: और विकल्प`)
};

/**
* | output |
* | --- |
* | "More for {name}" |
*
* @param {Mixes_MoreInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_more = /** @type {((inputs: Mixes_MoreInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_MoreInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_more(inputs)
	return en_mixes_more(inputs)
});