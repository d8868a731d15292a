/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ loop: NonNullable<unknown> }} Beat_Said_PickedInputs */

const en_beat_said_picked = /** @type {(inputs: Beat_Said_PickedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop} picked. Choose a slot, or press Escape to put it back.`)
};

const hi_beat_said_picked = /** @type {(inputs: Beat_Said_PickedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`लूप उठाया: ${i?.loop}। कोई स्लॉट चुनें, या वापस रखने के लिए Escape दबाएँ।`)
};

/**
* | output |
* | --- |
* | "{loop} picked. Choose a slot, or press Escape to put it back." |
*
* @param {Beat_Said_PickedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_said_picked = /** @type {((inputs: Beat_Said_PickedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Said_PickedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_said_picked(inputs)
	return en_beat_said_picked(inputs)
});