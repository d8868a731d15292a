/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown>, beat: NonNullable<unknown> }} Beat_Share_AsInputs */

const en_beat_share_as = /** @type {(inputs: Beat_Share_AsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title}: ${i?.beat}`)
};

const hi_beat_share_as = /** @type {(inputs: Beat_Share_AsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title}: ${i?.beat}`)
};

/**
* | output |
* | --- |
* | "{title}: {beat}" |
*
* @param {Beat_Share_AsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_share_as = /** @type {((inputs: Beat_Share_AsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Share_AsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_share_as(inputs)
	return en_beat_share_as(inputs)
});