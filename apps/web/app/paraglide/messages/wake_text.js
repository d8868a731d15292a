/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wake_TextInputs */

const en_wake_text = /** @type {(inputs: Wake_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Morning birds and a dawn on the screen, rising slowly.`)
};

const hi_wake_text = /** @type {(inputs: Wake_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सुबह के पंछी और स्क्रीन पर भोर, धीरे-धीरे बढ़ते हुए।`)
};

/**
* | output |
* | --- |
* | "Morning birds and a dawn on the screen, rising slowly." |
*
* @param {Wake_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wake_text = /** @type {((inputs?: Wake_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wake_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wake_text(inputs)
	return en_wake_text(inputs)
});