/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ loop: NonNullable<unknown>, number: NonNullable<unknown> }} Beat_Said_PlacedInputs */

const en_beat_said_placed = /** @type {(inputs: Beat_Said_PlacedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop} on slot ${i?.number}.`)
};

const hi_beat_said_placed = /** @type {(inputs: Beat_Said_PlacedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop} अब स्लॉट ${i?.number} पर है।`)
};

/**
* | output |
* | --- |
* | "{loop} on slot {number}." |
*
* @param {Beat_Said_PlacedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_said_placed = /** @type {((inputs: Beat_Said_PlacedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Said_PlacedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_said_placed(inputs)
	return en_beat_said_placed(inputs)
});