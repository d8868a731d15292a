/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Share_TwitterInputs */

const en_share_twitter = /** @type {(inputs: Share_TwitterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Twitter`)
};

const hi_share_twitter = /** @type {(inputs: Share_TwitterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ट्विटर`)
};

/**
* | output |
* | --- |
* | "Twitter" |
*
* @param {Share_TwitterInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const share_twitter = /** @type {((inputs?: Share_TwitterInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Share_TwitterInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_share_twitter(inputs)
	return en_share_twitter(inputs)
});