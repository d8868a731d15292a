/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} New_Version_LoadInputs */

const en_new_version_load = /** @type {(inputs: New_Version_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load it now`)
};

const hi_new_version_load = /** @type {(inputs: New_Version_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अभी लोड करें`)
};

/**
* | output |
* | --- |
* | "Load it now" |
*
* @param {New_Version_LoadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const new_version_load = /** @type {((inputs?: New_Version_LoadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Version_LoadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_new_version_load(inputs)
	return en_new_version_load(inputs)
});