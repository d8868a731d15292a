/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Mixes_Copy_OfInputs */

const en_mixes_copy_of = /** @type {(inputs: Mixes_Copy_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} (copy)`)
};

const hi_mixes_copy_of = /** @type {(inputs: Mixes_Copy_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} (कॉपी)`)
};

/**
* | output |
* | --- |
* | "{name} (copy)" |
*
* @param {Mixes_Copy_OfInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_copy_of = /** @type {((inputs: Mixes_Copy_OfInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Copy_OfInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_copy_of(inputs)
	return en_mixes_copy_of(inputs)
});