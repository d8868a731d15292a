/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Preview_UnplayableInputs */

const en_preview_unplayable = /** @type {(inputs: Preview_UnplayableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Failed to load ${i?.name}.`)
};

const hi_preview_unplayable = /** @type {(inputs: Preview_UnplayableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.name}” की आवाज़ लोड नहीं हो सकी।`)
};

/**
* | output |
* | --- |
* | "Failed to load {name}." |
*
* @param {Preview_UnplayableInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_unplayable = /** @type {((inputs: Preview_UnplayableInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_UnplayableInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_unplayable(inputs)
	return en_preview_unplayable(inputs)
});