/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Starter_ConcertInputs */

const en_beat_starter_concert = /** @type {(inputs: Beat_Starter_ConcertInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`House concert`)
};

const hi_beat_starter_concert = /** @type {(inputs: Beat_Starter_ConcertInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`घर की बैठक`)
};

/**
* | output |
* | --- |
* | "House concert" |
*
* @param {Beat_Starter_ConcertInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_starter_concert = /** @type {((inputs?: Beat_Starter_ConcertInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Starter_ConcertInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_starter_concert(inputs)
	return en_beat_starter_concert(inputs)
});