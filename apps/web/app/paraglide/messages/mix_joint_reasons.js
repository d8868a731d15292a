/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mix_Joint_ReasonsInputs */

const en_mix_joint_reasons = /** @type {(inputs: Mix_Joint_ReasonsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`. `)
};

const hi_mix_joint_reasons = /** @type {(inputs: Mix_Joint_ReasonsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`। `)
};

/**
* | output |
* | --- |
* | "." |
*
* @param {Mix_Joint_ReasonsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_joint_reasons = /** @type {((inputs?: Mix_Joint_ReasonsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_Joint_ReasonsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_joint_reasons(inputs)
	return en_mix_joint_reasons(inputs)
});