/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_Upload_TypeInputs */

const en_fixed_upload_type = /** @type {(inputs: Fixed_Upload_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`File must be a valid audio format (MP3, WAV, OGG, AAC, M4A)`)
};

const hi_fixed_upload_type = /** @type {(inputs: Fixed_Upload_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल इनमें से किसी ऑडियो फ़ॉर्मैट में होनी चाहिए (MP3, WAV, OGG, AAC, M4A)`)
};

/**
* | output |
* | --- |
* | "File must be a valid audio format (MP3, WAV, OGG, AAC, M4A)" |
*
* @param {Fixed_Upload_TypeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_upload_type = /** @type {((inputs?: Fixed_Upload_TypeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_Upload_TypeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_upload_type(inputs)
	return en_fixed_upload_type(inputs)
});