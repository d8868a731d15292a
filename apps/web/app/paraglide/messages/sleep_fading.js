/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_FadingInputs */

const en_sleep_fading = /** @type {(inputs: Sleep_FadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`until silence; the sound is fading. A tap brings it back.`)
};

const hi_sleep_fading = /** @type {(inputs: Sleep_FadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`समय पूरा होने पर शांत; आवाज़ मंद हो रही है। एक टैप से वह लौट आती है।`)
};

/**
* | output |
* | --- |
* | "until silence; the sound is fading. A tap brings it back." |
*
* @param {Sleep_FadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_fading = /** @type {((inputs?: Sleep_FadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_FadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_fading(inputs)
	return en_sleep_fading(inputs)
});