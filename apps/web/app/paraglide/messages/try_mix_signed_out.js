/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Try_Mix_Signed_OutInputs */

const en_try_mix_signed_out = /** @type {(inputs: Try_Mix_Signed_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in to play this mix`)
};

const hi_try_mix_signed_out = /** @type {(inputs: Try_Mix_Signed_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह मिक्स चलाने के लिए साइन इन करें`)
};

/**
* | output |
* | --- |
* | "Sign in to play this mix" |
*
* @param {Try_Mix_Signed_OutInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const try_mix_signed_out = /** @type {((inputs?: Try_Mix_Signed_OutInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Try_Mix_Signed_OutInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_try_mix_signed_out(inputs)
	return en_try_mix_signed_out(inputs)
});