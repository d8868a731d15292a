/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_UndoInputs */

const en_beat_undo = /** @type {(inputs: Beat_UndoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Undo`)
};

const hi_beat_undo = /** @type {(inputs: Beat_UndoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पहले जैसा करें`)
};

/**
* | output |
* | --- |
* | "Undo" |
*
* @param {Beat_UndoInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_undo = /** @type {((inputs?: Beat_UndoInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_UndoInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_undo(inputs)
	return en_beat_undo(inputs)
});