/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Nav_BeatboxerInputs */

const en_nav_beatboxer = /** @type {(inputs: Nav_BeatboxerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Desi Beatboxer`)
};

const hi_nav_beatboxer = /** @type {(inputs: Nav_BeatboxerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`देसी बीटबॉक्सर`)
};

/**
* | output |
* | --- |
* | "Desi Beatboxer" |
*
* @param {Nav_BeatboxerInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const nav_beatboxer = /** @type {((inputs?: Nav_BeatboxerInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Nav_BeatboxerInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_nav_beatboxer(inputs)
	return en_nav_beatboxer(inputs)
});