/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Upload_WaitingInputs */

const en_upload_waiting = /** @type {(inputs: Upload_WaitingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} more waiting for their turn`)
};

const hi_upload_waiting = /** @type {(inputs: Upload_WaitingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} और अपनी बारी के इंतज़ार में`)
};

/**
* | output |
* | --- |
* | "{count} more waiting for their turn" |
*
* @param {Upload_WaitingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const upload_waiting = /** @type {((inputs: Upload_WaitingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_WaitingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_upload_waiting(inputs)
	return en_upload_waiting(inputs)
});