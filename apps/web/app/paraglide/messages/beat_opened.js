/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Beat_OpenedInputs */

const en_beat_opened = /** @type {(inputs: Beat_OpenedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is open`)
};

const hi_beat_opened = /** @type {(inputs: Beat_OpenedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`बीट “${i?.name}” खुल गई`)
};

/**
* | output |
* | --- |
* | "{name} is open" |
*
* @param {Beat_OpenedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_opened = /** @type {((inputs: Beat_OpenedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_OpenedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_opened(inputs)
	return en_beat_opened(inputs)
});