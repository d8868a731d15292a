/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Blocked_TextInputs */

const en_donate_blocked_text = /** @type {(inputs: Donate_Blocked_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The checkout is ready. One press opens it.`)
};

const hi_donate_blocked_text = /** @type {(inputs: Donate_Blocked_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भुगतान का पेज तैयार है। एक बार दबाने से खुल जाएगा।`)
};

/**
* | output |
* | --- |
* | "The checkout is ready. One press opens it." |
*
* @param {Donate_Blocked_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_blocked_text = /** @type {((inputs?: Donate_Blocked_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Blocked_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_blocked_text(inputs)
	return en_donate_blocked_text(inputs)
});