/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_UnreachedInputs */

const en_own_unreached = /** @type {(inputs: Own_UnreachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn't reach the server. Try again in a moment.`)
};

const hi_own_unreached = /** @type {(inputs: Own_UnreachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हम सर्वर तक नहीं पहुँच सके। थोड़ी देर में फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "We couldn't reach the server. Try again in a moment." |
*
* @param {Own_UnreachedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_unreached = /** @type {((inputs?: Own_UnreachedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_UnreachedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_unreached(inputs)
	return en_own_unreached(inputs)
});