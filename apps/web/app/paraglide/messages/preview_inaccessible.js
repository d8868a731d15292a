/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Preview_InaccessibleInputs */

const en_preview_inaccessible = /** @type {(inputs: Preview_InaccessibleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cannot access ${i?.name}. File may not exist in storage.`)
};

const hi_preview_inaccessible = /** @type {(inputs: Preview_InaccessibleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आवाज़ “${i?.name}” नहीं मिल सकी। शायद फ़ाइल स्टोरेज में नहीं है।`)
};

/**
* | output |
* | --- |
* | "Cannot access {name}. File may not exist in storage." |
*
* @param {Preview_InaccessibleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_inaccessible = /** @type {((inputs: Preview_InaccessibleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_InaccessibleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_inaccessible(inputs)
	return en_preview_inaccessible(inputs)
});