/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shared_TitleInputs */

const en_shared_title = /** @type {(inputs: Shared_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Shared mix`)
};

const hi_shared_title = /** @type {(inputs: Shared_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शेयर किया हुआ मिक्स`)
};

/**
* | output |
* | --- |
* | "Shared mix" |
*
* @param {Shared_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shared_title = /** @type {((inputs?: Shared_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shared_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shared_title(inputs)
	return en_shared_title(inputs)
});