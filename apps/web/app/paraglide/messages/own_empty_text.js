/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_Empty_TextInputs */

const en_own_empty_text = /** @type {(inputs: Own_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your own rain, your street at night, a voice you love: add a recording and it joins the mix.`)
};

const hi_own_empty_text = /** @type {(inputs: Own_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी अपनी बारिश, रात में आपकी गली, किसी अपने की आवाज़: रिकॉर्डिंग जोड़िए और वह मिक्स में आ जाएगी।`)
};

/**
* | output |
* | --- |
* | "Your own rain, your street at night, a voice you love: add a recording and it joins the mix." |
*
* @param {Own_Empty_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_empty_text = /** @type {((inputs?: Own_Empty_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_Empty_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_empty_text(inputs)
	return en_own_empty_text(inputs)
});