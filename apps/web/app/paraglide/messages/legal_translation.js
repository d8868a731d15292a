/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ english: NonNullable<unknown> }} Legal_TranslationInputs */

const en_legal_translation = /** @type {(inputs: Legal_TranslationInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Where this translation says something else than the ${i?.english}, the English text applies.`)
};

const hi_legal_translation = /** @type {(inputs: Legal_TranslationInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`यह अनुवाद ${i?.english} से कहीं अलग हो, तो अंग्रेज़ी वाला पाठ माना जाएगा।`)
};

/**
* | output |
* | --- |
* | "Where this translation says something else than the {english}, the English text applies." |
*
* @param {Legal_TranslationInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_translation = /** @type {((inputs: Legal_TranslationInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_TranslationInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_translation(inputs)
	return en_legal_translation(inputs)
});