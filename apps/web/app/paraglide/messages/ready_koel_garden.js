/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ready_Koel_GardenInputs */

const en_ready_koel_garden = /** @type {(inputs: Ready_Koel_GardenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Garden of the koel`)
};

const hi_ready_koel_garden = /** @type {(inputs: Ready_Koel_GardenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोयल का बाग़`)
};

/**
* | output |
* | --- |
* | "Garden of the koel" |
*
* @param {Ready_Koel_GardenInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const ready_koel_garden = /** @type {((inputs?: Ready_Koel_GardenInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ready_Koel_GardenInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_ready_koel_garden(inputs)
	return en_ready_koel_garden(inputs)
});