/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listen_BhupaliInputs */

const en_listen_bhupali = /** @type {(inputs: Listen_BhupaliInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raga Bhupali`)
};

const hi_listen_bhupali = /** @type {(inputs: Listen_BhupaliInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`राग भूपाली`)
};

/**
* | output |
* | --- |
* | "Raga Bhupali" |
*
* @param {Listen_BhupaliInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listen_bhupali = /** @type {((inputs?: Listen_BhupaliInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listen_BhupaliInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listen_bhupali(inputs)
	return en_listen_bhupali(inputs)
});