/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Export_LeadInputs */

const en_account_export_lead = /** @type {(inputs: Account_Export_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everything we keep for you, in one zip: your profile, your sounds with their audio, your saved mixes and beats, and what this browser keeps for you.`)
};

const hi_account_export_lead = /** @type {(inputs: Account_Export_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`जो कुछ हम आपके लिए रखते हैं, एक ज़िप में: आपकी प्रोफ़ाइल, ऑडियो के साथ आपकी आवाज़ें, सेव किए हुए मिक्स और बीट, और जो यह ब्राउज़र आपके लिए रखता है।`)
};

/**
* | output |
* | --- |
* | "Everything we keep for you, in one zip: your profile, your sounds with their audio, your saved mixes and beats, and what this browser keeps for you." |
*
* @param {Account_Export_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_export_lead = /** @type {((inputs?: Account_Export_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Export_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_export_lead(inputs)
	return en_account_export_lead(inputs)
});