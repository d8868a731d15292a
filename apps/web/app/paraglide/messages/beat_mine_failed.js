/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Mine_FailedInputs */

const en_beat_mine_failed = /** @type {(inputs: Beat_Mine_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your beats could not be fetched.`)
};

const hi_beat_mine_failed = /** @type {(inputs: Beat_Mine_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी बीट नहीं आ सकीं।`)
};

/**
* | output |
* | --- |
* | "Your beats could not be fetched." |
*
* @param {Beat_Mine_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_mine_failed = /** @type {((inputs?: Beat_Mine_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Mine_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_mine_failed(inputs)
	return en_beat_mine_failed(inputs)
});