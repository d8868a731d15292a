/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Try_Mix_TrialInputs */

const en_try_mix_trial = /** @type {(inputs: Try_Mix_TrialInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Without an account, it plays for ten seconds.`)
};

const hi_try_mix_trial = /** @type {(inputs: Try_Mix_TrialInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`खाते के बिना यह दस सेकंड बजता है।`)
};

/**
* | output |
* | --- |
* | "Without an account, it plays for ten seconds." |
*
* @param {Try_Mix_TrialInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const try_mix_trial = /** @type {((inputs?: Try_Mix_TrialInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Try_Mix_TrialInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_try_mix_trial(inputs)
	return en_try_mix_trial(inputs)
});