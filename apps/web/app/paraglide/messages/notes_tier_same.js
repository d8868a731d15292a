/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ size: NonNullable<unknown> }} Notes_Tier_SameInputs */

const en_notes_tier_same = /** @type {(inputs: Notes_Tier_SameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.size} each`)
};

const hi_notes_tier_same = /** @type {(inputs: Notes_Tier_SameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`हर आवाज़ ${i?.size}`)
};

/**
* | output |
* | --- |
* | "{size} each" |
*
* @param {Notes_Tier_SameInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const notes_tier_same = /** @type {((inputs: Notes_Tier_SameInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notes_Tier_SameInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_notes_tier_same(inputs)
	return en_notes_tier_same(inputs)
});