/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Train_VestibuleInputs */

const en_place_train_vestibule = /** @type {(inputs: Place_Train_VestibuleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Between the coaches`)
};

const hi_place_train_vestibule = /** @type {(inputs: Place_Train_VestibuleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`डिब्बों के बीच`)
};

/**
* | output |
* | --- |
* | "Between the coaches" |
*
* @param {Place_Train_VestibuleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_train_vestibule = /** @type {((inputs?: Place_Train_VestibuleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Train_VestibuleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_train_vestibule(inputs)
	return en_place_train_vestibule(inputs)
});