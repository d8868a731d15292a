/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Surprise_AgainInputs */

const en_surprise_again = /** @type {(inputs: Surprise_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Draw again`)
};

const hi_surprise_again = /** @type {(inputs: Surprise_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फिर से चुनें`)
};

/**
* | output |
* | --- |
* | "Draw again" |
*
* @param {Surprise_AgainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const surprise_again = /** @type {((inputs?: Surprise_AgainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Surprise_AgainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_surprise_again(inputs)
	return en_surprise_again(inputs)
});