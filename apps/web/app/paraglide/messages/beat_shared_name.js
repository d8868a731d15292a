/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Shared_NameInputs */

const en_beat_shared_name = /** @type {(inputs: Beat_Shared_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A shared beat`)
};

const hi_beat_shared_name = /** @type {(inputs: Beat_Shared_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शेयर की हुई बीट`)
};

/**
* | output |
* | --- |
* | "A shared beat" |
*
* @param {Beat_Shared_NameInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_shared_name = /** @type {((inputs?: Beat_Shared_NameInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Shared_NameInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_shared_name(inputs)
	return en_beat_shared_name(inputs)
});