/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Was_ResetInputs */

const en_beat_was_reset = /** @type {(inputs: Beat_Was_ResetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The stage is empty`)
};

const hi_beat_was_reset = /** @type {(inputs: Beat_Was_ResetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मंच ख़ाली है`)
};

/**
* | output |
* | --- |
* | "The stage is empty" |
*
* @param {Beat_Was_ResetInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_was_reset = /** @type {((inputs?: Beat_Was_ResetInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Was_ResetInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_was_reset(inputs)
	return en_beat_was_reset(inputs)
});