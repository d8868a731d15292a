/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Session_Ended_TextInputs */

const en_session_ended_text = /** @type {(inputs: Session_Ended_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session has ended. Please sign in again.`)
};

const hi_session_ended_text = /** @type {(inputs: Session_Ended_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका सेशन ख़त्म हो गया है। कृपया फिर से साइन इन करें।`)
};

/**
* | output |
* | --- |
* | "Your session has ended. Please sign in again." |
*
* @param {Session_Ended_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const session_ended_text = /** @type {((inputs?: Session_Ended_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_Ended_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_session_ended_text(inputs)
	return en_session_ended_text(inputs)
});