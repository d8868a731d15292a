/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Share_FacebookInputs */

const en_share_facebook = /** @type {(inputs: Share_FacebookInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Facebook`)
};

const hi_share_facebook = /** @type {(inputs: Share_FacebookInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ेसबुक`)
};

/**
* | output |
* | --- |
* | "Facebook" |
*
* @param {Share_FacebookInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const share_facebook = /** @type {((inputs?: Share_FacebookInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Share_FacebookInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_share_facebook(inputs)
	return en_share_facebook(inputs)
});