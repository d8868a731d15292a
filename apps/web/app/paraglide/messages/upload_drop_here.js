/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_Drop_HereInputs */

const en_upload_drop_here = /** @type {(inputs: Upload_Drop_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Drop it here`)
};

const hi_upload_drop_here = /** @type {(inputs: Upload_Drop_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यहाँ छोड़ें`)
};

/**
* | output |
* | --- |
* | "Drop it here" |
*
* @param {Upload_Drop_HereInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_drop_here = /** @type {((inputs?: Upload_Drop_HereInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Drop_HereInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_drop_here(inputs)
	return en_upload_drop_here(inputs)
});