/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shared_Unknown_OneInputs */

const en_shared_unknown_one = /** @type {(inputs: Shared_Unknown_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One of its sounds is not here yet. Reload the page to look again.`)
};

const hi_shared_unknown_one = /** @type {(inputs: Shared_Unknown_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इसकी एक आवाज़ अभी यहाँ नहीं है। देखने के लिए पेज फिर से लोड करें।`)
};

/**
* | output |
* | --- |
* | "One of its sounds is not here yet. Reload the page to look again." |
*
* @param {Shared_Unknown_OneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shared_unknown_one = /** @type {((inputs?: Shared_Unknown_OneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shared_Unknown_OneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shared_unknown_one(inputs)
	return en_shared_unknown_one(inputs)
});