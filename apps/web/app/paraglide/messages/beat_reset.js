/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_ResetInputs */

const en_beat_reset = /** @type {(inputs: Beat_ResetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reset`)
};

const hi_beat_reset = /** @type {(inputs: Beat_ResetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रीसेट करें`)
};

/**
* | output |
* | --- |
* | "Reset" |
*
* @param {Beat_ResetInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_reset = /** @type {((inputs?: Beat_ResetInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_ResetInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_reset(inputs)
	return en_beat_reset(inputs)
});