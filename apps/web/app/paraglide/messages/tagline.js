/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} TaglineInputs */

const en_tagline = /** @type {(inputs: TaglineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Indian Ambient Sound Mixer`)
};

const hi_tagline = /** @type {(inputs: TaglineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भारतीय आवाज़ों का मिक्सर`)
};

/**
* | output |
* | --- |
* | "Indian Ambient Sound Mixer" |
*
* @param {TaglineInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const tagline = /** @type {((inputs?: TaglineInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<TaglineInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_tagline(inputs)
	return en_tagline(inputs)
});