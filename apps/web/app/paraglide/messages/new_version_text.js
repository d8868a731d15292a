/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} New_Version_TextInputs */

const en_new_version_text = /** @type {(inputs: New_Version_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It comes when you open another page while nothing plays.`)
};

const hi_new_version_text = /** @type {(inputs: New_Version_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`जब कुछ न चल रहा हो और आप दूसरा पेज खोलें, तब यह आ जाएगा।`)
};

/**
* | output |
* | --- |
* | "It comes when you open another page while nothing plays." |
*
* @param {New_Version_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const new_version_text = /** @type {((inputs?: New_Version_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Version_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_new_version_text(inputs)
	return en_new_version_text(inputs)
});