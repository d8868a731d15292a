/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Wish_MoreInputs */

const en_wish_more = /** @type {(inputs: Wish_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} more`)
};

const hi_wish_more = /** @type {(inputs: Wish_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`बाक़ी ${i?.count}`)
};

/**
* | output |
* | --- |
* | "{count} more" |
*
* @param {Wish_MoreInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wish_more = /** @type {((inputs: Wish_MoreInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wish_MoreInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wish_more(inputs)
	return en_wish_more(inputs)
});