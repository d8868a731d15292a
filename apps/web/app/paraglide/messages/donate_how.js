/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_HowInputs */

const en_donate_how = /** @type {(inputs: Donate_HowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A one-off gift in pounds sterling. Stripe takes the payment in a new tab; we never see your card.`)
};

const hi_donate_how = /** @type {(inputs: Donate_HowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पाउंड स्टर्लिंग में एक बार का दान। भुगतान स्ट्राइप नए टैब में लेता है; आपका कार्ड हम कभी नहीं देखते।`)
};

/**
* | output |
* | --- |
* | "A one-off gift in pounds sterling. Stripe takes the payment in a new tab; we never see your card." |
*
* @param {Donate_HowInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_how = /** @type {((inputs?: Donate_HowInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_HowInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_how(inputs)
	return en_donate_how(inputs)
});