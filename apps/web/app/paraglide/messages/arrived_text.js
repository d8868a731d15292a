/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Arrived_TextInputs */

const en_arrived_text = /** @type {(inputs: Arrived_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are signed in. Choose your sounds, or begin with a mix.`)
};

const hi_arrived_text = /** @type {(inputs: Arrived_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप साइन इन हैं। अपनी आवाज़ें चुनें, या किसी मिक्स से शुरू करें।`)
};

/**
* | output |
* | --- |
* | "You are signed in. Choose your sounds, or begin with a mix." |
*
* @param {Arrived_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const arrived_text = /** @type {((inputs?: Arrived_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Arrived_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_arrived_text(inputs)
	return en_arrived_text(inputs)
});