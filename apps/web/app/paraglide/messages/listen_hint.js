/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listen_HintInputs */

const en_listen_hint = /** @type {(inputs: Listen_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ten seconds, here in the page`)
};

const hi_listen_hint = /** @type {(inputs: Listen_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दस सेकंड, इसी पेज पर`)
};

/**
* | output |
* | --- |
* | "Ten seconds, here in the page" |
*
* @param {Listen_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listen_hint = /** @type {((inputs?: Listen_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listen_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listen_hint(inputs)
	return en_listen_hint(inputs)
});