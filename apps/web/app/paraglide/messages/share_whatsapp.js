/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Share_WhatsappInputs */

const en_share_whatsapp = /** @type {(inputs: Share_WhatsappInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`WhatsApp`)
};

const hi_share_whatsapp = /** @type {(inputs: Share_WhatsappInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`व्हाट्सऐप`)
};

/**
* | output |
* | --- |
* | "WhatsApp" |
*
* @param {Share_WhatsappInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const share_whatsapp = /** @type {((inputs?: Share_WhatsappInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Share_WhatsappInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_share_whatsapp(inputs)
	return en_share_whatsapp(inputs)
});