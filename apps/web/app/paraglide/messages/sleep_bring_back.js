/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_Bring_BackInputs */

const en_sleep_bring_back = /** @type {(inputs: Sleep_Bring_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bring the sound back`)
};

const hi_sleep_bring_back = /** @type {(inputs: Sleep_Bring_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ वापस लाएँ`)
};

/**
* | output |
* | --- |
* | "Bring the sound back" |
*
* @param {Sleep_Bring_BackInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_bring_back = /** @type {((inputs?: Sleep_Bring_BackInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_Bring_BackInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_bring_back(inputs)
	return en_sleep_bring_back(inputs)
});