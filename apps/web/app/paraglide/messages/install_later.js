/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Install_LaterInputs */

const en_install_later = /** @type {(inputs: Install_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not now`)
};

const hi_install_later = /** @type {(inputs: Install_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अभी नहीं`)
};

/**
* | output |
* | --- |
* | "Not now" |
*
* @param {Install_LaterInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const install_later = /** @type {((inputs?: Install_LaterInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Install_LaterInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_install_later(inputs)
	return en_install_later(inputs)
});