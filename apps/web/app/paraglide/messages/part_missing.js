/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Part_MissingInputs */

const en_part_missing = /** @type {(inputs: Part_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This part could not be loaded.`)
};

const hi_part_missing = /** @type {(inputs: Part_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह हिस्सा लोड नहीं हो सका।`)
};

/**
* | output |
* | --- |
* | "This part could not be loaded." |
*
* @param {Part_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const part_missing = /** @type {((inputs?: Part_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Part_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_part_missing(inputs)
	return en_part_missing(inputs)
});