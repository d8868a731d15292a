/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Preview_PlayInputs */

const en_preview_play = /** @type {(inputs: Preview_PlayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Play preview`)
};

const hi_preview_play = /** @type {(inputs: Preview_PlayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नमूना चलाएँ`)
};

/**
* | output |
* | --- |
* | "Play preview" |
*
* @param {Preview_PlayInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_play = /** @type {((inputs?: Preview_PlayInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_PlayInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_play(inputs)
	return en_preview_play(inputs)
});