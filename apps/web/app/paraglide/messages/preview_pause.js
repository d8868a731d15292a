/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Preview_PauseInputs */

const en_preview_pause = /** @type {(inputs: Preview_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pause preview`)
};

const hi_preview_pause = /** @type {(inputs: Preview_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नमूना रोकें`)
};

/**
* | output |
* | --- |
* | "Pause preview" |
*
* @param {Preview_PauseInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_pause = /** @type {((inputs?: Preview_PauseInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_PauseInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_pause(inputs)
	return en_preview_pause(inputs)
});