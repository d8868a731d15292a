/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Notes_Tier_SizeInputs */

const en_notes_tier_size = /** @type {(inputs: Notes_Tier_SizeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.from} to ${i?.to} each`)
};

const hi_notes_tier_size = /** @type {(inputs: Notes_Tier_SizeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`हर आवाज़ ${i?.from} से ${i?.to}`)
};

/**
* | output |
* | --- |
* | "{from} to {to} each" |
*
* @param {Notes_Tier_SizeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const notes_tier_size = /** @type {((inputs: Notes_Tier_SizeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notes_Tier_SizeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_notes_tier_size(inputs)
	return en_notes_tier_size(inputs)
});