/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Not_RenderedInputs */

const en_beat_not_rendered = /** @type {(inputs: Beat_Not_RenderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no loops here`)
};

const hi_beat_not_rendered = /** @type {(inputs: Beat_Not_RenderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यहाँ कोई लूप नहीं है`)
};

/**
* | output |
* | --- |
* | "There are no loops here" |
*
* @param {Beat_Not_RenderedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_not_rendered = /** @type {((inputs?: Beat_Not_RenderedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Not_RenderedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_not_rendered(inputs)
	return en_beat_not_rendered(inputs)
});