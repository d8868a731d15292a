/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_MineInputs */

const en_beat_mine = /** @type {(inputs: Beat_MineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`My beats`)
};

const hi_beat_mine = /** @type {(inputs: Beat_MineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मेरी बीट`)
};

/**
* | output |
* | --- |
* | "My beats" |
*
* @param {Beat_MineInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_mine = /** @type {((inputs?: Beat_MineInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_MineInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_mine(inputs)
	return en_beat_mine(inputs)
});