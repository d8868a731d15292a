/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Return_DonateInputs */

const en_donate_return_donate = /** @type {(inputs: Donate_Return_DonateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to Donate`)
};

const hi_donate_return_donate = /** @type {(inputs: Donate_Return_DonateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दान पर लौटें`)
};

/**
* | output |
* | --- |
* | "Back to Donate" |
*
* @param {Donate_Return_DonateInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_return_donate = /** @type {((inputs?: Donate_Return_DonateInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Return_DonateInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_return_donate(inputs)
	return en_donate_return_donate(inputs)
});