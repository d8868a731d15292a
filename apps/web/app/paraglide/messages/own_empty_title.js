/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_Empty_TitleInputs */

const en_own_empty_title = /** @type {(inputs: Own_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No custom sounds yet`)
};

const hi_own_empty_title = /** @type {(inputs: Own_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अभी आपने कोई आवाज़ नहीं जोड़ी`)
};

/**
* | output |
* | --- |
* | "No custom sounds yet" |
*
* @param {Own_Empty_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_empty_title = /** @type {((inputs?: Own_Empty_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_Empty_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_empty_title(inputs)
	return en_own_empty_title(inputs)
});