/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Kept_BothInputs */

const en_mixes_kept_both = /** @type {(inputs: Mixes_Kept_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed on two devices`)
};

const hi_mixes_kept_both = /** @type {(inputs: Mixes_Kept_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दो डिवाइस पर बदला गया`)
};

/**
* | output |
* | --- |
* | "Changed on two devices" |
*
* @param {Mixes_Kept_BothInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_kept_both = /** @type {((inputs?: Mixes_Kept_BothInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Kept_BothInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_kept_both(inputs)
	return en_mixes_kept_both(inputs)
});