/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Try_Mix_In_PlaceInputs */

const en_try_mix_in_place = /** @type {(inputs: Try_Mix_In_PlaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This mix plays in place of yours`)
};

const hi_try_mix_in_place = /** @type {(inputs: Try_Mix_In_PlaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके मिक्स की जगह यह मिक्स चल रहा है`)
};

/**
* | output |
* | --- |
* | "This mix plays in place of yours" |
*
* @param {Try_Mix_In_PlaceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const try_mix_in_place = /** @type {((inputs?: Try_Mix_In_PlaceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Try_Mix_In_PlaceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_try_mix_in_place(inputs)
	return en_try_mix_in_place(inputs)
});