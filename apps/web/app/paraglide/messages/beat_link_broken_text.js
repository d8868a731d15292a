/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Link_Broken_TextInputs */

const en_beat_link_broken_text = /** @type {(inputs: Beat_Link_Broken_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It may have been cut short on its way. Your stage is as it was.`)
};

const hi_beat_link_broken_text = /** @type {(inputs: Beat_Link_Broken_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शायद रास्ते में लिंक कट गया। आपका मंच जैसा था वैसा ही है।`)
};

/**
* | output |
* | --- |
* | "It may have been cut short on its way. Your stage is as it was." |
*
* @param {Beat_Link_Broken_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_link_broken_text = /** @type {((inputs?: Beat_Link_Broken_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Link_Broken_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_link_broken_text(inputs)
	return en_beat_link_broken_text(inputs)
});