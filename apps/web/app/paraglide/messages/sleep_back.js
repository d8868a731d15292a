/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_BackInputs */

const en_sleep_back = /** @type {(inputs: Sleep_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The sleep timer is off`)
};

const hi_sleep_back = /** @type {(inputs: Sleep_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`स्लीप टाइमर बंद है`)
};

/**
* | output |
* | --- |
* | "The sleep timer is off" |
*
* @param {Sleep_BackInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_back = /** @type {((inputs?: Sleep_BackInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_BackInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_back(inputs)
	return en_sleep_back(inputs)
});