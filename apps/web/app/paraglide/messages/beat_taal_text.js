/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Taal_TextInputs */

const en_beat_taal_text = /** @type {(inputs: Beat_Taal_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clap on beats 1, 5 and 13; wave on 9. The slots light with the beat you hear.`)
};

const hi_beat_taal_text = /** @type {(inputs: Beat_Taal_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मात्रा 1, 5 और 13 पर ताली दें; 9 पर ख़ाली दिखाएँ। जो मात्रा आप सुनते हैं, उसी पर स्लॉट चमकते हैं।`)
};

/**
* | output |
* | --- |
* | "Clap on beats 1, 5 and 13; wave on 9. The slots light with the beat you hear." |
*
* @param {Beat_Taal_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_taal_text = /** @type {((inputs?: Beat_Taal_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Taal_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_taal_text(inputs)
	return en_beat_taal_text(inputs)
});