/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_TitleInputs */

const en_beat_title = /** @type {(inputs: Beat_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Desi Beatboxer`)
};

const hi_beat_title = /** @type {(inputs: Beat_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`देसी बीटबॉक्सर`)
};

/**
* | output |
* | --- |
* | "Desi Beatboxer" |
*
* @param {Beat_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_title = /** @type {((inputs?: Beat_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_title(inputs)
	return en_beat_title(inputs)
});