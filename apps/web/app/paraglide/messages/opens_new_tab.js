/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Opens_New_TabInputs */

const en_opens_new_tab = /** @type {(inputs: Opens_New_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opens in a new tab`)
};

const hi_opens_new_tab = /** @type {(inputs: Opens_New_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नए टैब में खुलता है`)
};

/**
* | output |
* | --- |
* | "Opens in a new tab" |
*
* @param {Opens_New_TabInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const opens_new_tab = /** @type {((inputs?: Opens_New_TabInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Opens_New_TabInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_opens_new_tab(inputs)
	return en_opens_new_tab(inputs)
});