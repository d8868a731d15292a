/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Setting_MakingInputs */

const en_setting_making = /** @type {(inputs: Setting_MakingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Making the sound…`)
};

const hi_setting_making = /** @type {(inputs: Setting_MakingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ बन रही है…`)
};

/**
* | output |
* | --- |
* | "Making the sound…" |
*
* @param {Setting_MakingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const setting_making = /** @type {((inputs?: Setting_MakingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Setting_MakingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_setting_making(inputs)
	return en_setting_making(inputs)
});