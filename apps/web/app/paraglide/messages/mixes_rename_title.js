/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Rename_TitleInputs */

const en_mixes_rename_title = /** @type {(inputs: Mixes_Rename_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rename mix`)
};

const hi_mixes_rename_title = /** @type {(inputs: Mixes_Rename_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स का नाम बदलें`)
};

/**
* | output |
* | --- |
* | "Rename mix" |
*
* @param {Mixes_Rename_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_rename_title = /** @type {((inputs?: Mixes_Rename_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Rename_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_rename_title(inputs)
	return en_mixes_rename_title(inputs)
});