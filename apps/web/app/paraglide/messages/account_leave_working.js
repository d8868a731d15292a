/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_WorkingInputs */

const en_account_leave_working = /** @type {(inputs: Account_Leave_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deleting…`)
};

const hi_account_leave_working = /** @type {(inputs: Account_Leave_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिटाया जा रहा है…`)
};

/**
* | output |
* | --- |
* | "Deleting…" |
*
* @param {Account_Leave_WorkingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_working = /** @type {((inputs?: Account_Leave_WorkingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_WorkingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_working(inputs)
	return en_account_leave_working(inputs)
});