/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Preview_ReadyInputs */

const en_preview_ready = /** @type {(inputs: Preview_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ready`)
};

const hi_preview_ready = /** @type {(inputs: Preview_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तैयार`)
};

/**
* | output |
* | --- |
* | "Ready" |
*
* @param {Preview_ReadyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_ready = /** @type {((inputs?: Preview_ReadyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_ReadyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_ready(inputs)
	return en_preview_ready(inputs)
});