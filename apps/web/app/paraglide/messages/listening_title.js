/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listening_TitleInputs */

const en_listening_title = /** @type {(inputs: Listening_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Listening`)
};

const hi_listening_title = /** @type {(inputs: Listening_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सुनने का हिसाब`)
};

/**
* | output |
* | --- |
* | "Listening" |
*
* @param {Listening_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_title = /** @type {((inputs?: Listening_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_title(inputs)
	return en_listening_title(inputs)
});