/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Preview_LoadingInputs */

const en_preview_loading = /** @type {(inputs: Preview_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading the sound…`)
};

const hi_preview_loading = /** @type {(inputs: Preview_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ लोड हो रही है…`)
};

/**
* | output |
* | --- |
* | "Loading the sound…" |
*
* @param {Preview_LoadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_loading = /** @type {((inputs?: Preview_LoadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_LoadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_loading(inputs)
	return en_preview_loading(inputs)
});