/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Morning_BirdsInputs */

const en_sound_morning_birds = /** @type {(inputs: Sound_Morning_BirdsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Morning Birds`)
};

const hi_sound_morning_birds = /** @type {(inputs: Sound_Morning_BirdsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सुबह के पंछी`)
};

/**
* | output |
* | --- |
* | "Morning Birds" |
*
* @param {Sound_Morning_BirdsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_morning_birds = /** @type {((inputs?: Sound_Morning_BirdsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Morning_BirdsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_morning_birds(inputs)
	return en_sound_morning_birds(inputs)
});