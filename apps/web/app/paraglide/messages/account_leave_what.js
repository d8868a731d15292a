/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Account_Leave_WhatInputs */

const en_account_leave_what = /** @type {(inputs: Account_Leave_WhatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The account of ${i?.email} goes, with everything in it. An export of your data is a good idea first.`)
};

const hi_account_leave_what = /** @type {(inputs: Account_Leave_WhatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.email} का खाता और उसमें जो कुछ है, सब चला जाएगा। पहले अपना डेटा एक्सपोर्ट कर लेना अच्छा रहेगा।`)
};

/**
* | output |
* | --- |
* | "The account of {email} goes, with everything in it. An export of your data is a good idea first." |
*
* @param {Account_Leave_WhatInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_what = /** @type {((inputs: Account_Leave_WhatInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_WhatInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_what(inputs)
	return en_account_leave_what(inputs)
});