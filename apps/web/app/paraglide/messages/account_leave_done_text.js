/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_Done_TextInputs */

const en_account_leave_done_text = /** @type {(inputs: Account_Leave_Done_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everything that belonged to it is gone. Goodbye, and thank you for listening.`)
};

const hi_account_leave_done_text = /** @type {(inputs: Account_Leave_Done_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`उसका सब कुछ मिट चुका है। अलविदा, और सुनने के लिए शुक्रिया।`)
};

/**
* | output |
* | --- |
* | "Everything that belonged to it is gone. Goodbye, and thank you for listening." |
*
* @param {Account_Leave_Done_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_done_text = /** @type {((inputs?: Account_Leave_Done_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_Done_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_done_text(inputs)
	return en_account_leave_done_text(inputs)
});