/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ terms: NonNullable<unknown>, privacy: NonNullable<unknown> }} Auth_AgreeInputs */

const en_auth_agree = /** @type {(inputs: Auth_AgreeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You must be at least 18. By signing up you accept our ${i?.terms} and agree that we keep what the ${i?.privacy} lists.`)
};

const hi_auth_agree = /** @type {(inputs: Auth_AgreeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आपकी उम्र कम से कम 18 साल होनी चाहिए। साइन अप करके आप हमारी ${i?.terms} मानते हैं और सहमत हैं कि ${i?.privacy} पर लिखी जानकारी हम अपने पास रखें।`)
};

/**
* | output |
* | --- |
* | "You must be at least 18. By signing up you accept our {terms} and agree that we keep what the {privacy} lists." |
*
* @param {Auth_AgreeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_agree = /** @type {((inputs: Auth_AgreeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_AgreeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_agree(inputs)
	return en_auth_agree(inputs)
});