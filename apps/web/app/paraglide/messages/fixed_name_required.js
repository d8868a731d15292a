/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_Name_RequiredInputs */

const en_fixed_name_required = /** @type {(inputs: Fixed_Name_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sound name is required`)
};

const hi_fixed_name_required = /** @type {(inputs: Fixed_Name_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ का नाम ज़रूरी है`)
};

/**
* | output |
* | --- |
* | "Sound name is required" |
*
* @param {Fixed_Name_RequiredInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_name_required = /** @type {((inputs?: Fixed_Name_RequiredInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_Name_RequiredInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_name_required(inputs)
	return en_fixed_name_required(inputs)
});