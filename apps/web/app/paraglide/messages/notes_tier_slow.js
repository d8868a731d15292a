/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notes_Tier_SlowInputs */

const en_notes_tier_slow = /** @type {(inputs: Notes_Tier_SlowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your connection is slow, so the small files are chosen.`)
};

const hi_notes_tier_slow = /** @type {(inputs: Notes_Tier_SlowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका कनेक्शन धीमा है, इसलिए छोटी फ़ाइलें चुनी गई हैं।`)
};

/**
* | output |
* | --- |
* | "Your connection is slow, so the small files are chosen." |
*
* @param {Notes_Tier_SlowInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const notes_tier_slow = /** @type {((inputs?: Notes_Tier_SlowInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notes_Tier_SlowInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_notes_tier_slow(inputs)
	return en_notes_tier_slow(inputs)
});