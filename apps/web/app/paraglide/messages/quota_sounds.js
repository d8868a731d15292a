/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Quota_SoundsInputs */

const en_quota_sounds = /** @type {(inputs: Quota_SoundsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You already have ${i?.count} sounds, which is as many as fit. Delete one to make room.`)
};

const hi_quota_sounds = /** @type {(inputs: Quota_SoundsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आपके पास पहले से ${i?.count} आवाज़ें हैं, इससे ज़्यादा नहीं आ सकतीं। जगह बनाने के लिए एक मिटाएँ।`)
};

/**
* | output |
* | --- |
* | "You already have {count} sounds, which is as many as fit. Delete one to make room." |
*
* @param {Quota_SoundsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const quota_sounds = /** @type {((inputs: Quota_SoundsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Quota_SoundsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_quota_sounds(inputs)
	return en_quota_sounds(inputs)
});