/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Passkey_CancelledInputs */

const en_factor_passkey_cancelled = /** @type {(inputs: Factor_Passkey_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The passkey was not used. Try once more, or choose another way.`)
};

const hi_factor_passkey_cancelled = /** @type {(inputs: Factor_Passkey_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासकी काम में नहीं आई। एक बार फिर कोशिश करें, या दूसरा तरीक़ा चुनें।`)
};

/**
* | output |
* | --- |
* | "The passkey was not used. Try once more, or choose another way." |
*
* @param {Factor_Passkey_CancelledInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_passkey_cancelled = /** @type {((inputs?: Factor_Passkey_CancelledInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Passkey_CancelledInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_passkey_cancelled(inputs)
	return en_factor_passkey_cancelled(inputs)
});