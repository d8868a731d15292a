/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mixes_Missing_OwnInputs */

const en_mixes_missing_own = /** @type {(inputs: Mixes_Missing_OwnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Left out, no longer among your sounds: ${i?.names}`)
};

const hi_mixes_missing_own = /** @type {(inputs: Mixes_Missing_OwnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`ये अब आपकी आवाज़ों में नहीं हैं, इसलिए छोड़ दी गईं: ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Left out, no longer among your sounds: {names}" |
*
* @param {Mixes_Missing_OwnInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_missing_own = /** @type {((inputs: Mixes_Missing_OwnInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Missing_OwnInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_missing_own(inputs)
	return en_mixes_missing_own(inputs)
});