/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Surprise_KeepInputs */

const en_surprise_keep = /** @type {(inputs: Surprise_KeepInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Keep ${i?.name}`)
};

const hi_surprise_keep = /** @type {(inputs: Surprise_KeepInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} रखें`)
};

/**
* | output |
* | --- |
* | "Keep {name}" |
*
* @param {Surprise_KeepInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const surprise_keep = /** @type {((inputs: Surprise_KeepInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Surprise_KeepInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_surprise_keep(inputs)
	return en_surprise_keep(inputs)
});