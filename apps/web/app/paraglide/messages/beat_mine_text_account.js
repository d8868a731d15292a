/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Mine_Text_AccountInputs */

const en_beat_mine_text_account = /** @type {(inputs: Beat_Mine_Text_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kept in your account.`)
};

const hi_beat_mine_text_account = /** @type {(inputs: Beat_Mine_Text_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके खाते में रखी हैं।`)
};

/**
* | output |
* | --- |
* | "Kept in your account." |
*
* @param {Beat_Mine_Text_AccountInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_mine_text_account = /** @type {((inputs?: Beat_Mine_Text_AccountInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Mine_Text_AccountInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_mine_text_account(inputs)
	return en_beat_mine_text_account(inputs)
});