/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Night_KeysInputs */

const en_night_keys = /** @type {(inputs: Night_KeysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The wheel and arrow keys change the volume too, Escape goes back.`)
};

const hi_night_keys = /** @type {(inputs: Night_KeysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`माउस का पहिया और तीर वाले बटन भी वॉल्यूम बदलते हैं, Escape से वापस जाते हैं।`)
};

/**
* | output |
* | --- |
* | "The wheel and arrow keys change the volume too, Escape goes back." |
*
* @param {Night_KeysInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const night_keys = /** @type {((inputs?: Night_KeysInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Night_KeysInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_night_keys(inputs)
	return en_night_keys(inputs)
});