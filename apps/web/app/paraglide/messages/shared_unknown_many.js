/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Shared_Unknown_ManyInputs */

const en_shared_unknown_many = /** @type {(inputs: Shared_Unknown_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} of its sounds are not here yet. Reload the page to look again.`)
};

const hi_shared_unknown_many = /** @type {(inputs: Shared_Unknown_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`इसकी ${i?.count} आवाज़ें अभी यहाँ नहीं हैं। देखने के लिए पेज फिर से लोड करें।`)
};

/**
* | output |
* | --- |
* | "{count} of its sounds are not here yet. Reload the page to look again." |
*
* @param {Shared_Unknown_ManyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shared_unknown_many = /** @type {((inputs: Shared_Unknown_ManyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shared_Unknown_ManyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shared_unknown_many(inputs)
	return en_shared_unknown_many(inputs)
});