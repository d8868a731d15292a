/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listening_SaveInputs */

const en_listening_save = /** @type {(inputs: Listening_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save as a file`)
};

const hi_listening_save = /** @type {(inputs: Listening_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल में सेव करें`)
};

/**
* | output |
* | --- |
* | "Save as a file" |
*
* @param {Listening_SaveInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_save = /** @type {((inputs?: Listening_SaveInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_SaveInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_save(inputs)
	return en_listening_save(inputs)
});