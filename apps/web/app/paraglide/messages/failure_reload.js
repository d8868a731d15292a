/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Failure_ReloadInputs */

const en_failure_reload = /** @type {(inputs: Failure_ReloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reload`)
};

const hi_failure_reload = /** @type {(inputs: Failure_ReloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फिर से लोड करें`)
};

/**
* | output |
* | --- |
* | "Reload" |
*
* @param {Failure_ReloadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const failure_reload = /** @type {((inputs?: Failure_ReloadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Failure_ReloadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_failure_reload(inputs)
	return en_failure_reload(inputs)
});