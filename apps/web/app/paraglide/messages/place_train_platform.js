/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Train_PlatformInputs */

const en_place_train_platform = /** @type {(inputs: Place_Train_PlatformInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On the platform`)
};

const hi_place_train_platform = /** @type {(inputs: Place_Train_PlatformInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`प्लेटफ़ॉर्म पर`)
};

/**
* | output |
* | --- |
* | "On the platform" |
*
* @param {Place_Train_PlatformInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_train_platform = /** @type {((inputs?: Place_Train_PlatformInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Train_PlatformInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_train_platform(inputs)
	return en_place_train_platform(inputs)
});