/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Nothing_FoundInputs */

const en_mixes_nothing_found = /** @type {(inputs: Mixes_Nothing_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None of its sounds were found`)
};

const hi_mixes_nothing_found = /** @type {(inputs: Mixes_Nothing_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इसकी कोई आवाज़ नहीं मिली`)
};

/**
* | output |
* | --- |
* | "None of its sounds were found" |
*
* @param {Mixes_Nothing_FoundInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_nothing_found = /** @type {((inputs?: Mixes_Nothing_FoundInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Nothing_FoundInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_nothing_found(inputs)
	return en_mixes_nothing_found(inputs)
});