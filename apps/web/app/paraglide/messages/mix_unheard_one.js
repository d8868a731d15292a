/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Mix_Unheard_OneInputs */

const en_mix_unheard_one = /** @type {(inputs: Mix_Unheard_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Could not be loaded: ${i?.name}.`)
};

const hi_mix_unheard_one = /** @type {(inputs: Mix_Unheard_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`इसे लोड नहीं किया जा सका: ${i?.name}।`)
};

/**
* | output |
* | --- |
* | "Could not be loaded: {name}." |
*
* @param {Mix_Unheard_OneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_unheard_one = /** @type {((inputs: Mix_Unheard_OneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_Unheard_OneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_unheard_one(inputs)
	return en_mix_unheard_one(inputs)
});