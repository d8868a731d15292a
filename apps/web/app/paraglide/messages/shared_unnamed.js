/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shared_UnnamedInputs */

const en_shared_unnamed = /** @type {(inputs: Shared_UnnamedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A mix for you`)
};

const hi_shared_unnamed = /** @type {(inputs: Shared_UnnamedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके लिए एक मिक्स`)
};

/**
* | output |
* | --- |
* | "A mix for you" |
*
* @param {Shared_UnnamedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shared_unnamed = /** @type {((inputs?: Shared_UnnamedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shared_UnnamedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shared_unnamed(inputs)
	return en_shared_unnamed(inputs)
});