/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, volume: NonNullable<unknown> }} Try_Mix_PartInputs */

const en_try_mix_part = /** @type {(inputs: Try_Mix_PartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} at ${i?.volume}`)
};

const hi_try_mix_part = /** @type {(inputs: Try_Mix_PartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} ${i?.volume} पर`)
};

/**
* | output |
* | --- |
* | "{name} at {volume}" |
*
* @param {Try_Mix_PartInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const try_mix_part = /** @type {((inputs: Try_Mix_PartInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Try_Mix_PartInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_try_mix_part(inputs)
	return en_try_mix_part(inputs)
});