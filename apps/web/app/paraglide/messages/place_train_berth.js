/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Train_BerthInputs */

const en_place_train_berth = /** @type {(inputs: Place_Train_BerthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the berth`)
};

const hi_place_train_berth = /** @type {(inputs: Place_Train_BerthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बर्थ पर`)
};

/**
* | output |
* | --- |
* | "In the berth" |
*
* @param {Place_Train_BerthInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_train_berth = /** @type {((inputs?: Place_Train_BerthInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Train_BerthInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_train_berth(inputs)
	return en_place_train_berth(inputs)
});