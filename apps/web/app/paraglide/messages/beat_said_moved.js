/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ loop: NonNullable<unknown>, number: NonNullable<unknown> }} Beat_Said_MovedInputs */

const en_beat_said_moved = /** @type {(inputs: Beat_Said_MovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop} moved to slot ${i?.number}.`)
};

const hi_beat_said_moved = /** @type {(inputs: Beat_Said_MovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop}: स्लॉट ${i?.number} पर ले जाया गया।`)
};

/**
* | output |
* | --- |
* | "{loop} moved to slot {number}." |
*
* @param {Beat_Said_MovedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_said_moved = /** @type {((inputs: Beat_Said_MovedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Said_MovedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_said_moved(inputs)
	return en_beat_said_moved(inputs)
});