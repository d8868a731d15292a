/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ready_Ghat_At_DawnInputs */

const en_ready_ghat_at_dawn = /** @type {(inputs: Ready_Ghat_At_DawnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ghat at dawn`)
};

const hi_ready_ghat_at_dawn = /** @type {(inputs: Ready_Ghat_At_DawnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भोर का घाट`)
};

/**
* | output |
* | --- |
* | "Ghat at dawn" |
*
* @param {Ready_Ghat_At_DawnInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const ready_ghat_at_dawn = /** @type {((inputs?: Ready_Ghat_At_DawnInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ready_Ghat_At_DawnInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_ready_ghat_at_dawn(inputs)
	return en_ready_ghat_at_dawn(inputs)
});