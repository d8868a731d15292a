/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_OverwriteInputs */

const en_mixes_overwrite = /** @type {(inputs: Mixes_OverwriteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Replace with the mix that is open`)
};

const hi_mixes_overwrite = /** @type {(inputs: Mixes_OverwriteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इसकी जगह खुला हुआ मिक्स रखें`)
};

/**
* | output |
* | --- |
* | "Replace with the mix that is open" |
*
* @param {Mixes_OverwriteInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_overwrite = /** @type {((inputs?: Mixes_OverwriteInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_OverwriteInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_overwrite(inputs)
	return en_mixes_overwrite(inputs)
});