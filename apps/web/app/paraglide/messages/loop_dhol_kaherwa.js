/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Dhol_KaherwaInputs */

const en_loop_dhol_kaherwa = /** @type {(inputs: Loop_Dhol_KaherwaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaherwa`)
};

const hi_loop_dhol_kaherwa = /** @type {(inputs: Loop_Dhol_KaherwaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ढोल कहरवा`)
};

/**
* | output |
* | --- |
* | "Kaherwa" |
*
* @param {Loop_Dhol_KaherwaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_dhol_kaherwa = /** @type {((inputs?: Loop_Dhol_KaherwaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Dhol_KaherwaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_dhol_kaherwa(inputs)
	return en_loop_dhol_kaherwa(inputs)
});