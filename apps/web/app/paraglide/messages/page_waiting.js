/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Page_WaitingInputs */

const en_page_waiting = /** @type {(inputs: Page_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading the page…`)
};

const hi_page_waiting = /** @type {(inputs: Page_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पेज लोड हो रहा है…`)
};

/**
* | output |
* | --- |
* | "Loading the page…" |
*
* @param {Page_WaitingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const page_waiting = /** @type {((inputs?: Page_WaitingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Page_WaitingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_page_waiting(inputs)
	return en_page_waiting(inputs)
});