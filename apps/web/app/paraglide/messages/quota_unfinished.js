/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Quota_UnfinishedInputs */

const en_quota_unfinished = /** @type {(inputs: Quota_UnfinishedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You have ${i?.count} unfinished uploads, which is as many as fit. Finish or cancel one, or wait until they end after a day.`)
};

const hi_quota_unfinished = /** @type {(inputs: Quota_UnfinishedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आपके ${i?.count} अपलोड अधूरे हैं, इससे ज़्यादा नहीं हो सकते। एक पूरा या रद्द करें, या रुकें: एक दिन बाद वे ख़त्म हो जाते हैं।`)
};

/**
* | output |
* | --- |
* | "You have {count} unfinished uploads, which is as many as fit. Finish or cancel one, or wait until they end after a day." |
*
* @param {Quota_UnfinishedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const quota_unfinished = /** @type {((inputs: Quota_UnfinishedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Quota_UnfinishedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_quota_unfinished(inputs)
	return en_quota_unfinished(inputs)
});