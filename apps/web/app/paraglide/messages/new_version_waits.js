/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} New_Version_WaitsInputs */

const en_new_version_waits = /** @type {(inputs: New_Version_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It waits until nothing is playing, uploading or half-written.`)
};

const hi_new_version_waits = /** @type {(inputs: New_Version_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`जब तक कुछ चल रहा है, अपलोड हो रहा है या लिखा जा रहा है, यह रुका रहेगा।`)
};

/**
* | output |
* | --- |
* | "It waits until nothing is playing, uploading or half-written." |
*
* @param {New_Version_WaitsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const new_version_waits = /** @type {((inputs?: New_Version_WaitsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Version_WaitsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_new_version_waits(inputs)
	return en_new_version_waits(inputs)
});