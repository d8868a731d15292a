/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Move_EarlierInputs */

const en_mixes_move_earlier = /** @type {(inputs: Mixes_Move_EarlierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Move earlier`)
};

const hi_mixes_move_earlier = /** @type {(inputs: Mixes_Move_EarlierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पहले ले जाएँ`)
};

/**
* | output |
* | --- |
* | "Move earlier" |
*
* @param {Mixes_Move_EarlierInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_move_earlier = /** @type {((inputs?: Mixes_Move_EarlierInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Move_EarlierInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_move_earlier(inputs)
	return en_mixes_move_earlier(inputs)
});