/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listen_EndlessInputs */

const en_listen_endless = /** @type {(inputs: Listen_EndlessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plays until you stop it`)
};

const hi_listen_endless = /** @type {(inputs: Listen_EndlessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके बंद करने तक चलता है`)
};

/**
* | output |
* | --- |
* | "Plays until you stop it" |
*
* @param {Listen_EndlessInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listen_endless = /** @type {((inputs?: Listen_EndlessInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listen_EndlessInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listen_endless(inputs)
	return en_listen_endless(inputs)
});