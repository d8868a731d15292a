/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Passkey_WaitingInputs */

const en_passkey_waiting = /** @type {(inputs: Passkey_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for your passkey or the server…`)
};

const hi_passkey_waiting = /** @type {(inputs: Passkey_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी पासकी या सर्वर का इंतज़ार है…`)
};

/**
* | output |
* | --- |
* | "Waiting for your passkey or the server…" |
*
* @param {Passkey_WaitingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const passkey_waiting = /** @type {((inputs?: Passkey_WaitingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Passkey_WaitingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_passkey_waiting(inputs)
	return en_passkey_waiting(inputs)
});