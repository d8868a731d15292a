/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_HelpInputs */

const en_shortcut_help = /** @type {(inputs: Shortcut_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This list`)
};

const hi_shortcut_help = /** @type {(inputs: Shortcut_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह सूची`)
};

/**
* | output |
* | --- |
* | "This list" |
*
* @param {Shortcut_HelpInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_help = /** @type {((inputs?: Shortcut_HelpInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_HelpInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_help(inputs)
	return en_shortcut_help(inputs)
});