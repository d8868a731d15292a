/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Try_Mix_DoneInputs */

const en_try_mix_done = /** @type {(inputs: Try_Mix_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The mix is playing`)
};

const hi_try_mix_done = /** @type {(inputs: Try_Mix_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स चल रहा है`)
};

/**
* | output |
* | --- |
* | "The mix is playing" |
*
* @param {Try_Mix_DoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const try_mix_done = /** @type {((inputs?: Try_Mix_DoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Try_Mix_DoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_try_mix_done(inputs)
	return en_try_mix_done(inputs)
});