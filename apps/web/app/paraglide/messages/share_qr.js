/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Share_QrInputs */

const en_share_qr = /** @type {(inputs: Share_QrInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`QR code of the link`)
};

const hi_share_qr = /** @type {(inputs: Share_QrInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लिंक का QR कोड`)
};

/**
* | output |
* | --- |
* | "QR code of the link" |
*
* @param {Share_QrInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const share_qr = /** @type {((inputs?: Share_QrInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Share_QrInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_share_qr(inputs)
	return en_share_qr(inputs)
});