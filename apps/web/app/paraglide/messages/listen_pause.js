/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Listen_PauseInputs */

const en_listen_pause = /** @type {(inputs: Listen_PauseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Stop ${i?.name}`)
};

const hi_listen_pause = /** @type {(inputs: Listen_PauseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} बंद करें`)
};

/**
* | output |
* | --- |
* | "Stop {name}" |
*
* @param {Listen_PauseInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listen_pause = /** @type {((inputs: Listen_PauseInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listen_PauseInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listen_pause(inputs)
	return en_listen_pause(inputs)
});