/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listening_MomentInputs */

const en_listening_moment = /** @type {(inputs: Listening_MomentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`less than a minute`)
};

const hi_listening_moment = /** @type {(inputs: Listening_MomentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एक मिनट से कम`)
};

/**
* | output |
* | --- |
* | "less than a minute" |
*
* @param {Listening_MomentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_moment = /** @type {((inputs?: Listening_MomentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_MomentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_moment(inputs)
	return en_listening_moment(inputs)
});