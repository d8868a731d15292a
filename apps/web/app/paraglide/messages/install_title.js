/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Install_TitleInputs */

const en_install_title = /** @type {(inputs: Install_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Install Dhvani`)
};

const hi_install_title = /** @type {(inputs: Install_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि इंस्टॉल करें`)
};

/**
* | output |
* | --- |
* | "Install Dhvani" |
*
* @param {Install_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const install_title = /** @type {((inputs?: Install_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Install_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_install_title(inputs)
	return en_install_title(inputs)
});