/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Raga_DroneInputs */

const en_loop_raga_drone = /** @type {(inputs: Loop_Raga_DroneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tanpura`)
};

const hi_loop_raga_drone = /** @type {(inputs: Loop_Raga_DroneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तानपूरा`)
};

/**
* | output |
* | --- |
* | "Tanpura" |
*
* @param {Loop_Raga_DroneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_raga_drone = /** @type {((inputs?: Loop_Raga_DroneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Raga_DroneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_raga_drone(inputs)
	return en_loop_raga_drone(inputs)
});