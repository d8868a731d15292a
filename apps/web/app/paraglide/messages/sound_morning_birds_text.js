/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Morning_Birds_TextInputs */

const en_sound_morning_birds_text = /** @type {(inputs: Sound_Morning_Birds_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The dawn chorus of an Indian garden`)
};

const hi_sound_morning_birds_text = /** @type {(inputs: Sound_Morning_Birds_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`किसी भारतीय बाग़ में भोर की चहचहाहट`)
};

/**
* | output |
* | --- |
* | "The dawn chorus of an Indian garden" |
*
* @param {Sound_Morning_Birds_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_morning_birds_text = /** @type {((inputs?: Sound_Morning_Birds_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Morning_Birds_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_morning_birds_text(inputs)
	return en_sound_morning_birds_text(inputs)
});