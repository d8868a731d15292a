/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Beat_RenameInputs */

const en_beat_rename = /** @type {(inputs: Beat_RenameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rename ${i?.name}`)
};

const hi_beat_rename = /** @type {(inputs: Beat_RenameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.name}” का नाम बदलें`)
};

/**
* | output |
* | --- |
* | "Rename {name}" |
*
* @param {Beat_RenameInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_rename = /** @type {((inputs: Beat_RenameInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_RenameInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_rename(inputs)
	return en_beat_rename(inputs)
});