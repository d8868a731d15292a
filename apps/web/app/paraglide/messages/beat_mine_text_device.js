/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Mine_Text_DeviceInputs */

const en_beat_mine_text_device = /** @type {(inputs: Beat_Mine_Text_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kept in this browser. Sign in to have them everywhere.`)
};

const hi_beat_mine_text_device = /** @type {(inputs: Beat_Mine_Text_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस ब्राउज़र में रखी हैं। हर जगह पाने के लिए साइन इन करें।`)
};

/**
* | output |
* | --- |
* | "Kept in this browser. Sign in to have them everywhere." |
*
* @param {Beat_Mine_Text_DeviceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_mine_text_device = /** @type {((inputs?: Beat_Mine_Text_DeviceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Mine_Text_DeviceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_mine_text_device(inputs)
	return en_beat_mine_text_device(inputs)
});