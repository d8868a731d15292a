/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Link_BrokenInputs */

const en_beat_link_broken = /** @type {(inputs: Beat_Link_BrokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link holds no beat that we can read`)
};

const hi_beat_link_broken = /** @type {(inputs: Beat_Link_BrokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस लिंक में ऐसी कोई बीट नहीं जिसे हम पढ़ सकें`)
};

/**
* | output |
* | --- |
* | "This link holds no beat that we can read" |
*
* @param {Beat_Link_BrokenInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_link_broken = /** @type {((inputs?: Beat_Link_BrokenInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Link_BrokenInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_link_broken(inputs)
	return en_beat_link_broken(inputs)
});