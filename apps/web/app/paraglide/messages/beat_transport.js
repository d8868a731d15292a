/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_TransportInputs */

const en_beat_transport = /** @type {(inputs: Beat_TransportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Transport`)
};

const hi_beat_transport = /** @type {(inputs: Beat_TransportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चलाने के बटन`)
};

/**
* | output |
* | --- |
* | "Transport" |
*
* @param {Beat_TransportInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_transport = /** @type {((inputs?: Beat_TransportInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_TransportInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_transport(inputs)
	return en_beat_transport(inputs)
});