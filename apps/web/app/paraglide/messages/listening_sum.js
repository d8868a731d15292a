/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown>, count: NonNullable<unknown> }} Listening_SumInputs */

const en_listening_sum = /** @type {(inputs: Listening_SumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The last 12 weeks: ${i?.time}, on ${i?.count} of 84 days`)
};

const hi_listening_sum = /** @type {(inputs: Listening_SumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`पिछले 12 हफ़्ते: ${i?.time}, 84 में से ${i?.count} दिन`)
};

/**
* | output |
* | --- |
* | "The last 12 weeks: {time}, on {count} of 84 days" |
*
* @param {Listening_SumInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_sum = /** @type {((inputs: Listening_SumInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_SumInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_sum(inputs)
	return en_listening_sum(inputs)
});