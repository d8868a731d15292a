/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Listen_PlayInputs */

const en_listen_play = /** @type {(inputs: Listen_PlayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Listen to ${i?.name}`)
};

const hi_listen_play = /** @type {(inputs: Listen_PlayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} सुनें`)
};

/**
* | output |
* | --- |
* | "Listen to {name}" |
*
* @param {Listen_PlayInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listen_play = /** @type {((inputs: Listen_PlayInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listen_PlayInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listen_play(inputs)
	return en_listen_play(inputs)
});