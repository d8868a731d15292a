/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_RefusedInputs */

const en_mixes_refused = /** @type {(inputs: Mixes_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A change could not be saved to your account. It is kept on this device.`)
};

const hi_mixes_refused = /** @type {(inputs: Mixes_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एक बदलाव आपके खाते में सेव नहीं हो सका। वह इस डिवाइस पर रखा है।`)
};

/**
* | output |
* | --- |
* | "A change could not be saved to your account. It is kept on this device." |
*
* @param {Mixes_RefusedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_refused = /** @type {((inputs?: Mixes_RefusedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_RefusedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_refused(inputs)
	return en_mixes_refused(inputs)
});