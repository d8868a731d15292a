/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Mixes_ShareInputs */

const en_mixes_share = /** @type {(inputs: Mixes_ShareInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Share ${i?.name}`)
};

const hi_mixes_share = /** @type {(inputs: Mixes_ShareInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} शेयर करें`)
};

/**
* | output |
* | --- |
* | "Share {name}" |
*
* @param {Mixes_ShareInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_share = /** @type {((inputs: Mixes_ShareInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_ShareInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_share(inputs)
	return en_mixes_share(inputs)
});