/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Thanks_TextInputs */

const en_donate_thanks_text = /** @type {(inputs: Donate_Thanks_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your gift helps to keep Dhvani free for everybody who needs a quiet place. Stripe sends you a receipt.`)
};

const hi_donate_thanks_text = /** @type {(inputs: Donate_Thanks_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके दान से ध्वनि उन सबके लिए मुफ़्त रहती है जिन्हें एक शांत कोना चाहिए। स्ट्राइप आपको रसीद भेजेगा।`)
};

/**
* | output |
* | --- |
* | "Your gift helps to keep Dhvani free for everybody who needs a quiet place. Stripe sends you a receipt." |
*
* @param {Donate_Thanks_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_thanks_text = /** @type {((inputs?: Donate_Thanks_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Thanks_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_thanks_text(inputs)
	return en_donate_thanks_text(inputs)
});