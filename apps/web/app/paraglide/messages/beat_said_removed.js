/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ loop: NonNullable<unknown>, number: NonNullable<unknown> }} Beat_Said_RemovedInputs */

const en_beat_said_removed = /** @type {(inputs: Beat_Said_RemovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop} removed from slot ${i?.number}.`)
};

const hi_beat_said_removed = /** @type {(inputs: Beat_Said_RemovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop}: स्लॉट ${i?.number} से हटा दिया गया।`)
};

/**
* | output |
* | --- |
* | "{loop} removed from slot {number}." |
*
* @param {Beat_Said_RemovedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_said_removed = /** @type {((inputs: Beat_Said_RemovedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Said_RemovedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_said_removed(inputs)
	return en_beat_said_removed(inputs)
});