/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ready_TitleInputs */

const en_ready_title = /** @type {(inputs: Ready_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ready-made mixes`)
};

const hi_ready_title = /** @type {(inputs: Ready_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बने-बनाए मिक्स`)
};

/**
* | output |
* | --- |
* | "Ready-made mixes" |
*
* @param {Ready_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const ready_title = /** @type {((inputs?: Ready_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ready_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_ready_title(inputs)
	return en_ready_title(inputs)
});