/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mix_Unheard_ManyInputs */

const en_mix_unheard_many = /** @type {(inputs: Mix_Unheard_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Could not be loaded: ${i?.names}.`)
};

const hi_mix_unheard_many = /** @type {(inputs: Mix_Unheard_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`इन्हें लोड नहीं किया जा सका: ${i?.names}।`)
};

/**
* | output |
* | --- |
* | "Could not be loaded: {names}." |
*
* @param {Mix_Unheard_ManyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_unheard_many = /** @type {((inputs: Mix_Unheard_ManyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_Unheard_ManyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_unheard_many(inputs)
	return en_mix_unheard_many(inputs)
});