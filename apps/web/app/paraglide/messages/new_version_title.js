/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} New_Version_TitleInputs */

const en_new_version_title = /** @type {(inputs: New_Version_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A newer Dhvani is ready`)
};

const hi_new_version_title = /** @type {(inputs: New_Version_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि का नया संस्करण तैयार है`)
};

/**
* | output |
* | --- |
* | "A newer Dhvani is ready" |
*
* @param {New_Version_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const new_version_title = /** @type {((inputs?: New_Version_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Version_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_new_version_title(inputs)
	return en_new_version_title(inputs)
});