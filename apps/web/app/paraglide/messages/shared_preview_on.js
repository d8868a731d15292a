/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shared_Preview_OnInputs */

const en_shared_preview_on = /** @type {(inputs: Shared_Preview_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Playing a 10-second preview`)
};

const hi_shared_preview_on = /** @type {(inputs: Shared_Preview_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`10 सेकंड का नमूना चल रहा है`)
};

/**
* | output |
* | --- |
* | "Playing a 10-second preview" |
*
* @param {Shared_Preview_OnInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shared_preview_on = /** @type {((inputs?: Shared_Preview_OnInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shared_Preview_OnInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shared_preview_on(inputs)
	return en_shared_preview_on(inputs)
});