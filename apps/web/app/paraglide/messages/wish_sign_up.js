/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Wish_Sign_UpInputs */

const en_wish_sign_up = /** @type {(inputs: Wish_Sign_UpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Keep ${i?.names} playing. Free, a minute.`)
};

const hi_wish_sign_up = /** @type {(inputs: Wish_Sign_UpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.names} सुनते रहें। मुफ़्त खाता, एक मिनट में तैयार।`)
};

/**
* | output |
* | --- |
* | "Keep {names} playing. Free, a minute." |
*
* @param {Wish_Sign_UpInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wish_sign_up = /** @type {((inputs: Wish_Sign_UpInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wish_Sign_UpInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wish_sign_up(inputs)
	return en_wish_sign_up(inputs)
});