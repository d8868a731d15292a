/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notes_Tier_SavingInputs */

const en_notes_tier_saving = /** @type {(inputs: Notes_Tier_SavingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser asks to save data, so the small files are chosen.`)
};

const hi_notes_tier_saving = /** @type {(inputs: Notes_Tier_SavingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका ब्राउज़र डेटा बचाने को कहता है, इसलिए छोटी फ़ाइलें चुनी गई हैं।`)
};

/**
* | output |
* | --- |
* | "Your browser asks to save data, so the small files are chosen." |
*
* @param {Notes_Tier_SavingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const notes_tier_saving = /** @type {((inputs?: Notes_Tier_SavingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notes_Tier_SavingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_notes_tier_saving(inputs)
	return en_notes_tier_saving(inputs)
});