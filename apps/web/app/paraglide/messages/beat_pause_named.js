/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown> }} Beat_Pause_NamedInputs */

const en_beat_pause_named = /** @type {(inputs: Beat_Pause_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pause ${i?.title}`)
};

const hi_beat_pause_named = /** @type {(inputs: Beat_Pause_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title} रोकें`)
};

/**
* | output |
* | --- |
* | "Pause {title}" |
*
* @param {Beat_Pause_NamedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_pause_named = /** @type {((inputs: Beat_Pause_NamedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Pause_NamedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_pause_named(inputs)
	return en_beat_pause_named(inputs)
});