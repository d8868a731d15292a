/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Rename_ActionInputs */

const en_beat_rename_action = /** @type {(inputs: Beat_Rename_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rename`)
};

const hi_beat_rename_action = /** @type {(inputs: Beat_Rename_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नाम बदलें`)
};

/**
* | output |
* | --- |
* | "Rename" |
*
* @param {Beat_Rename_ActionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_rename_action = /** @type {((inputs?: Beat_Rename_ActionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Rename_ActionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_rename_action(inputs)
	return en_beat_rename_action(inputs)
});