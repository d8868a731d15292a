/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shared_All_UnknownInputs */

const en_shared_all_unknown = /** @type {(inputs: Shared_All_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link holds only sounds that are not here yet. Reload the page to look again. Your own mix is as it was.`)
};

const hi_shared_all_unknown = /** @type {(inputs: Shared_All_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस लिंक की कोई आवाज़ अभी यहाँ नहीं है। देखने के लिए पेज फिर से लोड करें। आपका अपना मिक्स जैसा था वैसा ही है।`)
};

/**
* | output |
* | --- |
* | "This link holds only sounds that are not here yet. Reload the page to look again. Your own mix is as it was." |
*
* @param {Shared_All_UnknownInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shared_all_unknown = /** @type {((inputs?: Shared_All_UnknownInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shared_All_UnknownInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shared_all_unknown(inputs)
	return en_shared_all_unknown(inputs)
});