/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Install_TextInputs */

const en_install_text = /** @type {(inputs: Install_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dhvani can have a place among your apps, and opens there without a network too.`)
};

const hi_install_text = /** @type {(inputs: Install_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि को अपने ऐप के बीच जगह दीजिए। वह नेटवर्क के बिना भी खुलेगी।`)
};

/**
* | output |
* | --- |
* | "Dhvani can have a place among your apps, and opens there without a network too." |
*
* @param {Install_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const install_text = /** @type {((inputs?: Install_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Install_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_install_text(inputs)
	return en_install_text(inputs)
});