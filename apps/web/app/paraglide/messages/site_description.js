/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_DescriptionInputs */

const en_site_description = /** @type {(inputs: Site_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mix rain, rivers, birds and city sounds from India into a quiet place of your own, for focus, meditation, rest and sleep.`)
};

const hi_site_description = /** @type {(inputs: Site_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भारत की बारिश, नदियों, पंछियों और शहरों की आवाज़ें मिलाकर अपना एक शांत कोना बनाइए: एकाग्रता, ध्यान, आराम और नींद के लिए।`)
};

/**
* | output |
* | --- |
* | "Mix rain, rivers, birds and city sounds from India into a quiet place of your own, for focus, meditation, rest and sleep." |
*
* @param {Site_DescriptionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const site_description = /** @type {((inputs?: Site_DescriptionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_DescriptionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_site_description(inputs)
	return en_site_description(inputs)
});