/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mixes_Share_Unset_ManyInputs */

const en_mixes_share_unset_many = /** @type {(inputs: Mixes_Share_Unset_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The link has no room for the places and characters of: ${i?.names}.`)
};

const hi_mixes_share_unset_many = /** @type {(inputs: Mixes_Share_Unset_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`लिंक में इनकी जगह और मिज़ाज नहीं समा सकते: ${i?.names}।`)
};

/**
* | output |
* | --- |
* | "The link has no room for the places and characters of: {names}." |
*
* @param {Mixes_Share_Unset_ManyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_share_unset_many = /** @type {((inputs: Mixes_Share_Unset_ManyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Share_Unset_ManyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_share_unset_many(inputs)
	return en_mixes_share_unset_many(inputs)
});