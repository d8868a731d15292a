/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Mine_EmptyInputs */

const en_beat_mine_empty = /** @type {(inputs: Beat_Mine_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No beats yet`)
};

const hi_beat_mine_empty = /** @type {(inputs: Beat_Mine_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अभी कोई बीट नहीं`)
};

/**
* | output |
* | --- |
* | "No beats yet" |
*
* @param {Beat_Mine_EmptyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_mine_empty = /** @type {((inputs?: Beat_Mine_EmptyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Mine_EmptyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_mine_empty(inputs)
	return en_beat_mine_empty(inputs)
});