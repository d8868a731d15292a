/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Dhol_ChaalInputs */

const en_loop_dhol_chaal = /** @type {(inputs: Loop_Dhol_ChaalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chaal`)
};

const hi_loop_dhol_chaal = /** @type {(inputs: Loop_Dhol_ChaalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चाल`)
};

/**
* | output |
* | --- |
* | "Chaal" |
*
* @param {Loop_Dhol_ChaalInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_dhol_chaal = /** @type {((inputs?: Loop_Dhol_ChaalInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Dhol_ChaalInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_dhol_chaal(inputs)
	return en_loop_dhol_chaal(inputs)
});