/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Open_ListInputs */

const en_mixes_open_list = /** @type {(inputs: Mixes_Open_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your mixes`)
};

const hi_mixes_open_list = /** @type {(inputs: Mixes_Open_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके मिक्स`)
};

/**
* | output |
* | --- |
* | "Your mixes" |
*
* @param {Mixes_Open_ListInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_open_list = /** @type {((inputs?: Mixes_Open_ListInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Open_ListInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_open_list(inputs)
	return en_mixes_open_list(inputs)
});