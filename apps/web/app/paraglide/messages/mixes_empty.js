/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_EmptyInputs */

const en_mixes_empty = /** @type {(inputs: Mixes_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No saved mixes yet. Make a mix and save it here.`)
};

const hi_mixes_empty = /** @type {(inputs: Mixes_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अभी कोई मिक्स सेव नहीं है। मिक्स बनाइए और यहाँ सेव कीजिए।`)
};

/**
* | output |
* | --- |
* | "No saved mixes yet. Make a mix and save it here." |
*
* @param {Mixes_EmptyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_empty = /** @type {((inputs?: Mixes_EmptyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_EmptyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_empty(inputs)
	return en_mixes_empty(inputs)
});