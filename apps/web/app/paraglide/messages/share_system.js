/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Share_SystemInputs */

const en_share_system = /** @type {(inputs: Share_SystemInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`More ways`)
};

const hi_share_system = /** @type {(inputs: Share_SystemInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`और तरीक़े`)
};

/**
* | output |
* | --- |
* | "More ways" |
*
* @param {Share_SystemInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const share_system = /** @type {((inputs?: Share_SystemInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Share_SystemInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_share_system(inputs)
	return en_share_system(inputs)
});