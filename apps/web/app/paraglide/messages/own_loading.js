/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_LoadingInputs */

const en_own_loading = /** @type {(inputs: Own_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading your sounds`)
};

const hi_own_loading = /** @type {(inputs: Own_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी आवाज़ें लोड हो रही हैं`)
};

/**
* | output |
* | --- |
* | "Loading your sounds" |
*
* @param {Own_LoadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_loading = /** @type {((inputs?: Own_LoadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_LoadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_loading(inputs)
	return en_own_loading(inputs)
});