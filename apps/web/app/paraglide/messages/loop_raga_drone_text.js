/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Raga_Drone_TextInputs */

const en_loop_raga_drone_text = /** @type {(inputs: Loop_Raga_Drone_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The four-string drone on Pa and Sa`)
};

const hi_loop_raga_drone_text = /** @type {(inputs: Loop_Raga_Drone_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चार तारों की गूँज, प और सा पर`)
};

/**
* | output |
* | --- |
* | "The four-string drone on Pa and Sa" |
*
* @param {Loop_Raga_Drone_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_raga_drone_text = /** @type {((inputs?: Loop_Raga_Drone_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Raga_Drone_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_raga_drone_text(inputs)
	return en_loop_raga_drone_text(inputs)
});