/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notes_Tier_TextInputs */

const en_notes_tier_text = /** @type {(inputs: Notes_Tier_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uses less data; applies from the next sound. The choice stays on this device.`)
};

const hi_notes_tier_text = /** @type {(inputs: Notes_Tier_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कम डेटा लगता है; अगली आवाज़ से लागू होगा। यह पसंद इसी डिवाइस पर रहती है।`)
};

/**
* | output |
* | --- |
* | "Uses less data; applies from the next sound. The choice stays on this device." |
*
* @param {Notes_Tier_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const notes_tier_text = /** @type {((inputs?: Notes_Tier_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notes_Tier_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_notes_tier_text(inputs)
	return en_notes_tier_text(inputs)
});