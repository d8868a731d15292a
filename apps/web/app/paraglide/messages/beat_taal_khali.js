/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Taal_KhaliInputs */

const en_beat_taal_khali = /** @type {(inputs: Beat_Taal_KhaliInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`khali, a wave`)
};

const hi_beat_taal_khali = /** @type {(inputs: Beat_Taal_KhaliInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ख़ाली, हाथ हिलाकर`)
};

/**
* | output |
* | --- |
* | "khali, a wave" |
*
* @param {Beat_Taal_KhaliInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_taal_khali = /** @type {((inputs?: Beat_Taal_KhaliInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Taal_KhaliInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_taal_khali(inputs)
	return en_beat_taal_khali(inputs)
});