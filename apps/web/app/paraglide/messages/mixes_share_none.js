/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Share_NoneInputs */

const en_mixes_share_none = /** @type {(inputs: Mixes_Share_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A link holds Dhvani’s own sounds only, and this mix has none.`)
};

const hi_mixes_share_none = /** @type {(inputs: Mixes_Share_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लिंक में सिर्फ़ ध्वनि की अपनी आवाज़ें आती हैं, और इस मिक्स में ऐसी कोई नहीं है।`)
};

/**
* | output |
* | --- |
* | "A link holds Dhvani’s own sounds only, and this mix has none." |
*
* @param {Mixes_Share_NoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_share_none = /** @type {((inputs?: Mixes_Share_NoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Share_NoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_share_none(inputs)
	return en_mixes_share_none(inputs)
});