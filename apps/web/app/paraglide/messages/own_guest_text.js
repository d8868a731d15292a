/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_Guest_TextInputs */

const en_own_guest_text = /** @type {(inputs: Own_Guest_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rain on your own roof, the street you grew up in: sign in, add recordings, and mix them with the rest.`)
};

const hi_own_guest_text = /** @type {(inputs: Own_Guest_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपनी छत पर बारिश, बचपन की गली: साइन इन कीजिए, रिकॉर्डिंग जोड़िए और उन्हें बाक़ी आवाज़ों के साथ मिलाइए।`)
};

/**
* | output |
* | --- |
* | "Rain on your own roof, the street you grew up in: sign in, add recordings, and mix them with the rest." |
*
* @param {Own_Guest_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_guest_text = /** @type {((inputs?: Own_Guest_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_Guest_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_guest_text(inputs)
	return en_own_guest_text(inputs)
});