/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Being_MadeInputs */

const en_sound_being_made = /** @type {(inputs: Sound_Being_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This sound is being made for the first time. It will be here in a moment.`)
};

const hi_sound_being_made = /** @type {(inputs: Sound_Being_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह आवाज़ पहली बार बन रही है। बस थोड़ी देर में आ जाएगी।`)
};

/**
* | output |
* | --- |
* | "This sound is being made for the first time. It will be here in a moment." |
*
* @param {Sound_Being_MadeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_being_made = /** @type {((inputs?: Sound_Being_MadeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Being_MadeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_being_made(inputs)
	return en_sound_being_made(inputs)
});