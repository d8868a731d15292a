/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Server_WaitingInputs */

const en_server_waiting = /** @type {(inputs: Server_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for the server…`)
};

const hi_server_waiting = /** @type {(inputs: Server_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सर्वर का इंतज़ार है…`)
};

/**
* | output |
* | --- |
* | "Waiting for the server…" |
*
* @param {Server_WaitingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const server_waiting = /** @type {((inputs?: Server_WaitingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Server_WaitingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_server_waiting(inputs)
	return en_server_waiting(inputs)
});