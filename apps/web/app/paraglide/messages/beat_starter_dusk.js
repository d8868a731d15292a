/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Starter_DuskInputs */

const en_beat_starter_dusk = /** @type {(inputs: Beat_Starter_DuskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Courtyard at dusk`)
};

const hi_beat_starter_dusk = /** @type {(inputs: Beat_Starter_DuskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`साँझ का आँगन`)
};

/**
* | output |
* | --- |
* | "Courtyard at dusk" |
*
* @param {Beat_Starter_DuskInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_starter_dusk = /** @type {((inputs?: Beat_Starter_DuskInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Starter_DuskInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_starter_dusk(inputs)
	return en_beat_starter_dusk(inputs)
});