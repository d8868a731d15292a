/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_TitleInputs */

const en_sleep_title = /** @type {(inputs: Sleep_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sleep Timer`)
};

const hi_sleep_title = /** @type {(inputs: Sleep_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`स्लीप टाइमर`)
};

/**
* | output |
* | --- |
* | "Sleep Timer" |
*
* @param {Sleep_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_title = /** @type {((inputs?: Sleep_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_title(inputs)
	return en_sleep_title(inputs)
});