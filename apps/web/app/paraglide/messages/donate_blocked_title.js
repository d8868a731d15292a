/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Blocked_TitleInputs */

const en_donate_blocked_title = /** @type {(inputs: Donate_Blocked_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser opened no new tab`)
};

const hi_donate_blocked_title = /** @type {(inputs: Donate_Blocked_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके ब्राउज़र ने नया टैब नहीं खोला`)
};

/**
* | output |
* | --- |
* | "Your browser opened no new tab" |
*
* @param {Donate_Blocked_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_blocked_title = /** @type {((inputs?: Donate_Blocked_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Blocked_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_blocked_title(inputs)
	return en_donate_blocked_title(inputs)
});