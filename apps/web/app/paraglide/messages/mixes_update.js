/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Mixes_UpdateInputs */

const en_mixes_update = /** @type {(inputs: Mixes_UpdateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Update ${i?.name}`)
};

const hi_mixes_update = /** @type {(inputs: Mixes_UpdateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} अपडेट करें`)
};

/**
* | output |
* | --- |
* | "Update {name}" |
*
* @param {Mixes_UpdateInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_update = /** @type {((inputs: Mixes_UpdateInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_UpdateInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_update(inputs)
	return en_mixes_update(inputs)
});