/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_SoloInputs */

const en_shortcut_solo = /** @type {(inputs: Shortcut_SoloInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only the sound in focus (solo)`)
};

const hi_shortcut_solo = /** @type {(inputs: Shortcut_SoloInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सिर्फ़ फ़ोकस वाली आवाज़ (सोलो)`)
};

/**
* | output |
* | --- |
* | "Only the sound in focus (solo)" |
*
* @param {Shortcut_SoloInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_solo = /** @type {((inputs?: Shortcut_SoloInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_SoloInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_solo(inputs)
	return en_shortcut_solo(inputs)
});