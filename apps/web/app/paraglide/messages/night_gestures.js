/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Night_GesturesInputs */

const en_night_gestures = /** @type {(inputs: Night_GesturesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Swipe up or down for the volume, hold to stop, tap to see this again.`)
};

const hi_night_gestures = /** @type {(inputs: Night_GesturesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`वॉल्यूम के लिए ऊपर या नीचे स्वाइप करें, रोकने के लिए दबाए रखें, यह फिर देखने के लिए टैप करें।`)
};

/**
* | output |
* | --- |
* | "Swipe up or down for the volume, hold to stop, tap to see this again." |
*
* @param {Night_GesturesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const night_gestures = /** @type {((inputs?: Night_GesturesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Night_GesturesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_night_gestures(inputs)
	return en_night_gestures(inputs)
});