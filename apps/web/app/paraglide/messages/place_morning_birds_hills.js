/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Morning_Birds_HillsInputs */

const en_place_morning_birds_hills = /** @type {(inputs: Place_Morning_Birds_HillsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the hills`)
};

const hi_place_morning_birds_hills = /** @type {(inputs: Place_Morning_Birds_HillsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पहाड़ियों में`)
};

/**
* | output |
* | --- |
* | "In the hills" |
*
* @param {Place_Morning_Birds_HillsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_morning_birds_hills = /** @type {((inputs?: Place_Morning_Birds_HillsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Morning_Birds_HillsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_morning_birds_hills(inputs)
	return en_place_morning_birds_hills(inputs)
});