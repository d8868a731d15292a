/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Hear_Ears_HintInputs */

const en_figure_hear_ears_hint = /** @type {(inputs: Figure_Hear_Ears_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Headphones, low · plays until you stop it`)
};

const hi_figure_hear_ears_hint = /** @type {(inputs: Figure_Hear_Ears_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हेडफ़ोन, धीमे · आपके बंद करने तक चलता है`)
};

/**
* | output |
* | --- |
* | "Headphones, low · plays until you stop it" |
*
* @param {Figure_Hear_Ears_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_hear_ears_hint = /** @type {((inputs?: Figure_Hear_Ears_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Hear_Ears_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_hear_ears_hint(inputs)
	return en_figure_hear_ears_hint(inputs)
});