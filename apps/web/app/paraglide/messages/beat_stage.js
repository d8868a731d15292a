/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_StageInputs */

const en_beat_stage = /** @type {(inputs: Beat_StageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stage`)
};

const hi_beat_stage = /** @type {(inputs: Beat_StageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मंच`)
};

/**
* | output |
* | --- |
* | "Stage" |
*
* @param {Beat_StageInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_stage = /** @type {((inputs?: Beat_StageInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_StageInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_stage(inputs)
	return en_beat_stage(inputs)
});