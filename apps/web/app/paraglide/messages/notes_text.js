/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notes_TextInputs */

const en_notes_text = /** @type {(inputs: Notes_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The sounds of Dhvani are computed by a program, like the pictures. A recording that somebody else made names its author and licence here.`)
};

const hi_notes_text = /** @type {(inputs: Notes_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तस्वीरों की तरह ध्वनि की आवाज़ें भी एक प्रोग्राम बनाता है। किसी और की बनाई रिकॉर्डिंग हो तो उसे बनाने वाले और लाइसेंस का नाम यहाँ दिया जाता है।`)
};

/**
* | output |
* | --- |
* | "The sounds of Dhvani are computed by a program, like the pictures. A recording that somebody else made names its author and licence here." |
*
* @param {Notes_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const notes_text = /** @type {((inputs?: Notes_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notes_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_notes_text(inputs)
	return en_notes_text(inputs)
});