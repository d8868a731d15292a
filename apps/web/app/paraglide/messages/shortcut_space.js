/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_SpaceInputs */

const en_shortcut_space = /** @type {(inputs: Shortcut_SpaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Space`)
};

const hi_shortcut_space = /** @type {(inputs: Shortcut_SpaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`स्पेस`)
};

/**
* | output |
* | --- |
* | "Space" |
*
* @param {Shortcut_SpaceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_space = /** @type {((inputs?: Shortcut_SpaceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_SpaceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_space(inputs)
	return en_shortcut_space(inputs)
});