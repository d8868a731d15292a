/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listening_LeadInputs */

const en_listening_lead = /** @type {(inputs: Listening_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you listened to in this browser. It stays on this device and is never sent.`)
};

const hi_listening_lead = /** @type {(inputs: Listening_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस ब्राउज़र में आपने क्या सुना। यह इसी डिवाइस पर रहता है, कभी भेजा नहीं जाता।`)
};

/**
* | output |
* | --- |
* | "What you listened to in this browser. It stays on this device and is never sent." |
*
* @param {Listening_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_lead = /** @type {((inputs?: Listening_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_lead(inputs)
	return en_listening_lead(inputs)
});