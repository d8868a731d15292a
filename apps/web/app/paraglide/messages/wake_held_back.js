/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_Held_BackInputs */

const en_wake_held_back = /** @type {(inputs: Wake_Held_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser holds the birds back. Tap anywhere.`)
};

const hi_wake_held_back = /** @type {(inputs: Wake_Held_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके ब्राउज़र ने पंछियों को रोक रखा है। कहीं भी टैप करें।`)
};

/**
* | output |
* | --- |
* | "Your browser holds the birds back. Tap anywhere." |
*
* @param {Wake_Held_BackInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_held_back = /** @type {((inputs?: Wake_Held_BackInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_Held_BackInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_held_back(inputs)
	return en_wake_held_back(inputs)
});