/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ready_Deep_RainInputs */

const en_ready_deep_rain = /** @type {(inputs: Ready_Deep_RainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deep rain`)
};

const hi_ready_deep_rain = /** @type {(inputs: Ready_Deep_RainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`घनी बारिश`)
};

/**
* | output |
* | --- |
* | "Deep rain" |
*
* @param {Ready_Deep_RainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const ready_deep_rain = /** @type {((inputs?: Ready_Deep_RainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ready_Deep_RainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_ready_deep_rain(inputs)
	return en_ready_deep_rain(inputs)
});