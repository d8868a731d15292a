/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Mine_Empty_TextInputs */

const en_beat_mine_empty_text = /** @type {(inputs: Beat_Mine_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Build one on the stage and press Save.`)
};

const hi_beat_mine_empty_text = /** @type {(inputs: Beat_Mine_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मंच पर एक बनाइए और “सेव करें” दबाइए।`)
};

/**
* | output |
* | --- |
* | "Build one on the stage and press Save." |
*
* @param {Beat_Mine_Empty_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_mine_empty_text = /** @type {((inputs?: Beat_Mine_Empty_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Mine_Empty_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_mine_empty_text(inputs)
	return en_beat_mine_empty_text(inputs)
});