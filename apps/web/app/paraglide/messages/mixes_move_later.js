/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Move_LaterInputs */

const en_mixes_move_later = /** @type {(inputs: Mixes_Move_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Move later`)
};

const hi_mixes_move_later = /** @type {(inputs: Mixes_Move_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बाद में ले जाएँ`)
};

/**
* | output |
* | --- |
* | "Move later" |
*
* @param {Mixes_Move_LaterInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_move_later = /** @type {((inputs?: Mixes_Move_LaterInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Move_LaterInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_move_later(inputs)
	return en_mixes_move_later(inputs)
});