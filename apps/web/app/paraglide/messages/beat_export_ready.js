/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Export_ReadyInputs */

const en_beat_export_ready = /** @type {(inputs: Beat_Export_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file is ready.`)
};

const hi_beat_export_ready = /** @type {(inputs: Beat_Export_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल तैयार है।`)
};

/**
* | output |
* | --- |
* | "The file is ready." |
*
* @param {Beat_Export_ReadyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export_ready = /** @type {((inputs?: Beat_Export_ReadyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Export_ReadyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export_ready(inputs)
	return en_beat_export_ready(inputs)
});