/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Surprise_BackInputs */

const en_surprise_back = /** @type {(inputs: Surprise_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the one before`)
};

const hi_surprise_back = /** @type {(inputs: Surprise_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पिछले पर लौटें`)
};

/**
* | output |
* | --- |
* | "Back to the one before" |
*
* @param {Surprise_BackInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const surprise_back = /** @type {((inputs?: Surprise_BackInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Surprise_BackInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_surprise_back(inputs)
	return en_surprise_back(inputs)
});