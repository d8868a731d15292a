/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Mixes_OpenedInputs */

const en_mixes_opened = /** @type {(inputs: Mixes_OpenedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is playing`)
};

const hi_mixes_opened = /** @type {(inputs: Mixes_OpenedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`मिक्स “${i?.name}” चल रहा है`)
};

/**
* | output |
* | --- |
* | "{name} is playing" |
*
* @param {Mixes_OpenedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_opened = /** @type {((inputs: Mixes_OpenedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_OpenedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_opened(inputs)
	return en_mixes_opened(inputs)
});