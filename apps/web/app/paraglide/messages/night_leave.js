/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Night_LeaveInputs */

const en_night_leave = /** @type {(inputs: Night_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leave night mode`)
};

const hi_night_leave = /** @type {(inputs: Night_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नाइट मोड से निकलें`)
};

/**
* | output |
* | --- |
* | "Leave night mode" |
*
* @param {Night_LeaveInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const night_leave = /** @type {((inputs?: Night_LeaveInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Night_LeaveInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_night_leave(inputs)
	return en_night_leave(inputs)
});