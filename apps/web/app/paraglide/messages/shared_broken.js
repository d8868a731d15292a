/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shared_BrokenInputs */

const en_shared_broken = /** @type {(inputs: Shared_BrokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link holds no mix that Dhvani can read. Your own mix is as it was.`)
};

const hi_shared_broken = /** @type {(inputs: Shared_BrokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस लिंक में ऐसा कोई मिक्स नहीं जिसे ध्वनि पढ़ सके। आपका अपना मिक्स जैसा था वैसा ही है।`)
};

/**
* | output |
* | --- |
* | "This link holds no mix that Dhvani can read. Your own mix is as it was." |
*
* @param {Shared_BrokenInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shared_broken = /** @type {((inputs?: Shared_BrokenInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shared_BrokenInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shared_broken(inputs)
	return en_shared_broken(inputs)
});