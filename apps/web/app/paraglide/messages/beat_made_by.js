/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ maker: NonNullable<unknown> }} Beat_Made_ByInputs */

const en_beat_made_by = /** @type {(inputs: Beat_Made_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.maker}'s beat`)
};

const hi_beat_made_by = /** @type {(inputs: Beat_Made_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.maker} की बीट`)
};

/**
* | output |
* | --- |
* | "{maker}'s beat" |
*
* @param {Beat_Made_ByInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_made_by = /** @type {((inputs: Beat_Made_ByInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Made_ByInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_made_by(inputs)
	return en_beat_made_by(inputs)
});