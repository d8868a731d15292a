/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Not_Set_UpInputs */

const en_donate_not_set_up = /** @type {(inputs: Donate_Not_Set_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This site cannot take gifts yet: its operator has not set up payment.`)
};

const hi_donate_not_set_up = /** @type {(inputs: Donate_Not_Set_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह साइट अभी दान नहीं ले सकती: इसके संचालक ने भुगतान की व्यवस्था नहीं की है।`)
};

/**
* | output |
* | --- |
* | "This site cannot take gifts yet: its operator has not set up payment." |
*
* @param {Donate_Not_Set_UpInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_not_set_up = /** @type {((inputs?: Donate_Not_Set_UpInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Not_Set_UpInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_not_set_up(inputs)
	return en_donate_not_set_up(inputs)
});