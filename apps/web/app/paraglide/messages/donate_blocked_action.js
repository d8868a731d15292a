/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Blocked_ActionInputs */

const en_donate_blocked_action = /** @type {(inputs: Donate_Blocked_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open checkout`)
};

const hi_donate_blocked_action = /** @type {(inputs: Donate_Blocked_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भुगतान का पेज खोलें`)
};

/**
* | output |
* | --- |
* | "Open checkout" |
*
* @param {Donate_Blocked_ActionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_blocked_action = /** @type {((inputs?: Donate_Blocked_ActionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Blocked_ActionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_blocked_action(inputs)
	return en_donate_blocked_action(inputs)
});