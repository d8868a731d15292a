/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_AbsentInputs */

const en_account_leave_absent = /** @type {(inputs: Account_Leave_AbsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can't delete your account here yet. Write to us, and we do it for you.`)
};

const hi_account_leave_absent = /** @type {(inputs: Account_Leave_AbsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यहाँ आप अभी अपना खाता नहीं मिटा सकते। हमें लिखें, हम आपके लिए मिटा देंगे।`)
};

/**
* | output |
* | --- |
* | "You can't delete your account here yet. Write to us, and we do it for you." |
*
* @param {Account_Leave_AbsentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_absent = /** @type {((inputs?: Account_Leave_AbsentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_AbsentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_absent(inputs)
	return en_account_leave_absent(inputs)
});