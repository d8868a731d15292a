/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_Upload_FirstInputs */

const en_own_upload_first = /** @type {(inputs: Own_Upload_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Upload Your First Sound`)
};

const hi_own_upload_first = /** @type {(inputs: Own_Upload_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपनी पहली आवाज़ अपलोड करें`)
};

/**
* | output |
* | --- |
* | "Upload Your First Sound" |
*
* @param {Own_Upload_FirstInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_upload_first = /** @type {((inputs?: Own_Upload_FirstInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_Upload_FirstInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_upload_first(inputs)
	return en_own_upload_first(inputs)
});