/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Setting_UnmadeInputs */

const en_setting_unmade = /** @type {(inputs: Setting_UnmadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This could not be made on this device. The sound plays on as it was.`)
};

const hi_setting_unmade = /** @type {(inputs: Setting_UnmadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह इस डिवाइस पर नहीं बन सका। आवाज़ पहले की तरह चलती रहेगी।`)
};

/**
* | output |
* | --- |
* | "This could not be made on this device. The sound plays on as it was." |
*
* @param {Setting_UnmadeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const setting_unmade = /** @type {((inputs?: Setting_UnmadeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Setting_UnmadeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_setting_unmade(inputs)
	return en_setting_unmade(inputs)
});