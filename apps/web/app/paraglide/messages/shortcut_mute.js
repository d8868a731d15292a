/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_MuteInputs */

const en_shortcut_mute = /** @type {(inputs: Shortcut_MuteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mute the sound in focus`)
};

const hi_shortcut_mute = /** @type {(inputs: Shortcut_MuteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ोकस वाली आवाज़ म्यूट करें`)
};

/**
* | output |
* | --- |
* | "Mute the sound in focus" |
*
* @param {Shortcut_MuteInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_mute = /** @type {((inputs?: Shortcut_MuteInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_MuteInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_mute(inputs)
	return en_shortcut_mute(inputs)
});