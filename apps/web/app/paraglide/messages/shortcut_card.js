/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_CardInputs */

const en_shortcut_card = /** @type {(inputs: Shortcut_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On the card of a sound in the mix: its volume`)
};

const hi_shortcut_card = /** @type {(inputs: Shortcut_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स की किसी आवाज़ के कार्ड पर: उसका वॉल्यूम`)
};

/**
* | output |
* | --- |
* | "On the card of a sound in the mix: its volume" |
*
* @param {Shortcut_CardInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_card = /** @type {((inputs?: Shortcut_CardInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_CardInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_card(inputs)
	return en_shortcut_card(inputs)
});