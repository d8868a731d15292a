/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} UndoInputs */

const en_undo = /** @type {(inputs: UndoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Undo`)
};

const hi_undo = /** @type {(inputs: UndoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पहले जैसा करें`)
};

/**
* | output |
* | --- |
* | "Undo" |
*
* @param {UndoInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const undo = /** @type {((inputs?: UndoInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<UndoInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_undo(inputs)
	return en_undo(inputs)
});