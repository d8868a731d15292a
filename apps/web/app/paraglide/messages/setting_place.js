/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Setting_PlaceInputs */

const en_setting_place = /** @type {(inputs: Setting_PlaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Place`)
};

const hi_setting_place = /** @type {(inputs: Setting_PlaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`जगह`)
};

/**
* | output |
* | --- |
* | "Place" |
*
* @param {Setting_PlaceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const setting_place = /** @type {((inputs?: Setting_PlaceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Setting_PlaceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_setting_place(inputs)
	return en_setting_place(inputs)
});