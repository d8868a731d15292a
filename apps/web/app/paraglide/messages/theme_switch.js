/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Theme_SwitchInputs */

const en_theme_switch = /** @type {(inputs: Theme_SwitchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Switch between light and dark`)
};

const hi_theme_switch = /** @type {(inputs: Theme_SwitchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लाइट या डार्क रंग चुनें`)
};

/**
* | output |
* | --- |
* | "Switch between light and dark" |
*
* @param {Theme_SwitchInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const theme_switch = /** @type {((inputs?: Theme_SwitchInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Theme_SwitchInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_theme_switch(inputs)
	return en_theme_switch(inputs)
});