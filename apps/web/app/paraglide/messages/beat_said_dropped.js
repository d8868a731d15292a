/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Said_DroppedInputs */

const en_beat_said_dropped = /** @type {(inputs: Beat_Said_DroppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Put back.`)
};

const hi_beat_said_dropped = /** @type {(inputs: Beat_Said_DroppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`वापस रख दिया।`)
};

/**
* | output |
* | --- |
* | "Put back." |
*
* @param {Beat_Said_DroppedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_said_dropped = /** @type {((inputs?: Beat_Said_DroppedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Said_DroppedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_said_dropped(inputs)
	return en_beat_said_dropped(inputs)
});