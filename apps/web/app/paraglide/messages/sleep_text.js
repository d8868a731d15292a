/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_TextInputs */

const en_sleep_text = /** @type {(inputs: Sleep_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The sound fades away, then it is silent.`)
};

const hi_sleep_text = /** @type {(inputs: Sleep_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ धीरे-धीरे मंद होती है, फिर शांत हो जाती है।`)
};

/**
* | output |
* | --- |
* | "The sound fades away, then it is silent." |
*
* @param {Sleep_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_text = /** @type {((inputs?: Sleep_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_text(inputs)
	return en_sleep_text(inputs)
});