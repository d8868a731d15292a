/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Cancelled_TitleInputs */

const en_donate_cancelled_title = /** @type {(inputs: Donate_Cancelled_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No donation was made`)
};

const hi_donate_cancelled_title = /** @type {(inputs: Donate_Cancelled_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोई दान नहीं हुआ`)
};

/**
* | output |
* | --- |
* | "No donation was made" |
*
* @param {Donate_Cancelled_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_cancelled_title = /** @type {((inputs?: Donate_Cancelled_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Cancelled_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_cancelled_title(inputs)
	return en_donate_cancelled_title(inputs)
});