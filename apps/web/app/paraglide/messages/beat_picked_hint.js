/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ loop: NonNullable<unknown> }} Beat_Picked_HintInputs */

const en_beat_picked_hint = /** @type {(inputs: Beat_Picked_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop}: now tap a musician`)
};

const hi_beat_picked_hint = /** @type {(inputs: Beat_Picked_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop}: अब किसी कलाकार पर टैप करें`)
};

/**
* | output |
* | --- |
* | "{loop}: now tap a musician" |
*
* @param {Beat_Picked_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_picked_hint = /** @type {((inputs: Beat_Picked_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Picked_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_picked_hint(inputs)
	return en_beat_picked_hint(inputs)
});