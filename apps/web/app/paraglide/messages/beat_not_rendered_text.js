/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Not_Rendered_TextInputs */

const en_beat_not_rendered_text = /** @type {(inputs: Beat_Not_Rendered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The loops are missing on this site. Please tell the people who run it.`)
};

const hi_beat_not_rendered_text = /** @type {(inputs: Beat_Not_Rendered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस साइट पर लूप नहीं हैं। कृपया इसे चलाने वाले लोगों को बताएँ।`)
};

/**
* | output |
* | --- |
* | "The loops are missing on this site. Please tell the people who run it." |
*
* @param {Beat_Not_Rendered_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_not_rendered_text = /** @type {((inputs?: Beat_Not_Rendered_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Not_Rendered_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_not_rendered_text(inputs)
	return en_beat_not_rendered_text(inputs)
});