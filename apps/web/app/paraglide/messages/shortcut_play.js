/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_PlayInputs */

const en_shortcut_play = /** @type {(inputs: Shortcut_PlayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Play or pause the mix`)
};

const hi_shortcut_play = /** @type {(inputs: Shortcut_PlayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स चलाएँ या रोकें`)
};

/**
* | output |
* | --- |
* | "Play or pause the mix" |
*
* @param {Shortcut_PlayInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_play = /** @type {((inputs?: Shortcut_PlayInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_PlayInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_play(inputs)
	return en_shortcut_play(inputs)
});