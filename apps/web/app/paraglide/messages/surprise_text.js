/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Surprise_TextInputs */

const en_surprise_text = /** @type {(inputs: Surprise_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A mix drawn at random. Keep the sounds you like, and draw the others again.`)
};

const hi_surprise_text = /** @type {(inputs: Surprise_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यूँ ही चुना हुआ मिक्स। जो आवाज़ें पसंद आएँ उन्हें रखें, बाक़ी फिर से चुनें।`)
};

/**
* | output |
* | --- |
* | "A mix drawn at random. Keep the sounds you like, and draw the others again." |
*
* @param {Surprise_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const surprise_text = /** @type {((inputs?: Surprise_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Surprise_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_surprise_text(inputs)
	return en_surprise_text(inputs)
});