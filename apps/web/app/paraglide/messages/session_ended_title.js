/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Session_Ended_TitleInputs */

const en_session_ended_title = /** @type {(inputs: Session_Ended_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have been signed out`)
};

const hi_session_ended_title = /** @type {(inputs: Session_Ended_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप साइन आउट हो गए`)
};

/**
* | output |
* | --- |
* | "You have been signed out" |
*
* @param {Session_Ended_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const session_ended_title = /** @type {((inputs?: Session_Ended_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_Ended_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_session_ended_title(inputs)
	return en_session_ended_title(inputs)
});