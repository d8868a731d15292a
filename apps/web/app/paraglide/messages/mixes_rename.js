/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_RenameInputs */

const en_mixes_rename = /** @type {(inputs: Mixes_RenameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rename`)
};

const hi_mixes_rename = /** @type {(inputs: Mixes_RenameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नाम बदलें`)
};

/**
* | output |
* | --- |
* | "Rename" |
*
* @param {Mixes_RenameInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_rename = /** @type {((inputs?: Mixes_RenameInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_RenameInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_rename(inputs)
	return en_mixes_rename(inputs)
});