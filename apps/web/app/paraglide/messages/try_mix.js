/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Try_MixInputs */

const en_try_mix = /** @type {(inputs: Try_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try this mix`)
};

const hi_try_mix = /** @type {(inputs: Try_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह मिक्स सुनें`)
};

/**
* | output |
* | --- |
* | "Try this mix" |
*
* @param {Try_MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const try_mix = /** @type {((inputs?: Try_MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Try_MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_try_mix(inputs)
	return en_try_mix(inputs)
});