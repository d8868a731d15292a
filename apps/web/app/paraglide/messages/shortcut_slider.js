/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_SliderInputs */

const en_shortcut_slider = /** @type {(inputs: Shortcut_SliderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On a volume slider: 10 more or less, lowest, highest`)
};

const hi_shortcut_slider = /** @type {(inputs: Shortcut_SliderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`वॉल्यूम स्लाइडर पर: 10 कम या ज़्यादा, सबसे कम, सबसे ज़्यादा`)
};

/**
* | output |
* | --- |
* | "On a volume slider: 10 more or less, lowest, highest" |
*
* @param {Shortcut_SliderInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_slider = /** @type {((inputs?: Shortcut_SliderInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_SliderInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_slider(inputs)
	return en_shortcut_slider(inputs)
});