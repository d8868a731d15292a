/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mix_ByInputs */

const en_mix_by = /** @type {(inputs: Mix_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dhvani`)
};

const hi_mix_by = /** @type {(inputs: Mix_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि`)
};

/**
* | output |
* | --- |
* | "Dhvani" |
*
* @param {Mix_ByInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_by = /** @type {((inputs?: Mix_ByInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_ByInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_by(inputs)
	return en_mix_by(inputs)
});