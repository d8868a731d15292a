/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_DuplicateInputs */

const en_mixes_duplicate = /** @type {(inputs: Mixes_DuplicateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Duplicate`)
};

const hi_mixes_duplicate = /** @type {(inputs: Mixes_DuplicateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कॉपी बनाएँ`)
};

/**
* | output |
* | --- |
* | "Duplicate" |
*
* @param {Mixes_DuplicateInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_duplicate = /** @type {((inputs?: Mixes_DuplicateInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_DuplicateInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_duplicate(inputs)
	return en_mixes_duplicate(inputs)
});