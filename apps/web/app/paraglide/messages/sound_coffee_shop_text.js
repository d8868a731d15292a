/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Coffee_Shop_TextInputs */

const en_sound_coffee_shop_text = /** @type {(inputs: Sound_Coffee_Shop_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Low voices, cups and a hissing machine`)
};

const hi_sound_coffee_shop_text = /** @type {(inputs: Sound_Coffee_Shop_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`धीमी बातचीत, कप और भाप छोड़ती मशीन`)
};

/**
* | output |
* | --- |
* | "Low voices, cups and a hissing machine" |
*
* @param {Sound_Coffee_Shop_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_coffee_shop_text = /** @type {((inputs?: Sound_Coffee_Shop_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Coffee_Shop_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_coffee_shop_text(inputs)
	return en_sound_coffee_shop_text(inputs)
});