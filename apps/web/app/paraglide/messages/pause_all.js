/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pause_AllInputs */

const en_pause_all = /** @type {(inputs: Pause_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pause all`)
};

const hi_pause_all = /** @type {(inputs: Pause_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सब रोकें`)
};

/**
* | output |
* | --- |
* | "Pause all" |
*
* @param {Pause_AllInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const pause_all = /** @type {((inputs?: Pause_AllInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pause_AllInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_pause_all(inputs)
	return en_pause_all(inputs)
});