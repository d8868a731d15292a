/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Share_Name_CutInputs */

const en_mixes_share_name_cut = /** @type {(inputs: Mixes_Share_Name_CutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link has no room for the whole name.`)
};

const hi_mixes_share_name_cut = /** @type {(inputs: Mixes_Share_Name_CutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लिंक में पूरा नाम नहीं समा सकता।`)
};

/**
* | output |
* | --- |
* | "The link has no room for the whole name." |
*
* @param {Mixes_Share_Name_CutInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_share_name_cut = /** @type {((inputs?: Mixes_Share_Name_CutInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Share_Name_CutInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_share_name_cut(inputs)
	return en_mixes_share_name_cut(inputs)
});