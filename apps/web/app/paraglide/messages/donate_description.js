/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_DescriptionInputs */

const en_donate_description = /** @type {(inputs: Donate_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dhvani is free, without advertising. A donation helps to keep it running.`)
};

const hi_donate_description = /** @type {(inputs: Donate_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि मुफ़्त है, बिना विज्ञापन के। आपका दान इसे चलाए रखने में मदद करता है।`)
};

/**
* | output |
* | --- |
* | "Dhvani is free, without advertising. A donation helps to keep it running." |
*
* @param {Donate_DescriptionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_description = /** @type {((inputs?: Donate_DescriptionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_DescriptionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_description(inputs)
	return en_donate_description(inputs)
});