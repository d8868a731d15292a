/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Return_HomeInputs */

const en_donate_return_home = /** @type {(inputs: Donate_Return_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the sounds`)
};

const hi_donate_return_home = /** @type {(inputs: Donate_Return_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ों पर लौटें`)
};

/**
* | output |
* | --- |
* | "Back to the sounds" |
*
* @param {Donate_Return_HomeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_return_home = /** @type {((inputs?: Donate_Return_HomeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Return_HomeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_return_home(inputs)
	return en_donate_return_home(inputs)
});