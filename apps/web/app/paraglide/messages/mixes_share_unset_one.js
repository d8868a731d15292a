/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Mixes_Share_Unset_OneInputs */

const en_mixes_share_unset_one = /** @type {(inputs: Mixes_Share_Unset_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The link has no room for the place and character of: ${i?.name}.`)
};

const hi_mixes_share_unset_one = /** @type {(inputs: Mixes_Share_Unset_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`लिंक में इसकी जगह और मिज़ाज नहीं समा सकते: ${i?.name}।`)
};

/**
* | output |
* | --- |
* | "The link has no room for the place and character of: {name}." |
*
* @param {Mixes_Share_Unset_OneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_share_unset_one = /** @type {((inputs: Mixes_Share_Unset_OneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Share_Unset_OneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_share_unset_one(inputs)
	return en_mixes_share_unset_one(inputs)
});