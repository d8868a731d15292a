/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Install_ActionInputs */

const en_install_action = /** @type {(inputs: Install_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Install`)
};

const hi_install_action = /** @type {(inputs: Install_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इंस्टॉल करें`)
};

/**
* | output |
* | --- |
* | "Install" |
*
* @param {Install_ActionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const install_action = /** @type {((inputs?: Install_ActionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Install_ActionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_install_action(inputs)
	return en_install_action(inputs)
});