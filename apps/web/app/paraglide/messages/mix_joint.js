/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mix_JointInputs */

const en_mix_joint = /** @type {(inputs: Mix_JointInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`, `)
};

const hi_mix_joint = /** @type {(inputs: Mix_JointInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`, `)
};

/**
* | output |
* | --- |
* | "," |
*
* @param {Mix_JointInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_joint = /** @type {((inputs?: Mix_JointInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_JointInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_joint(inputs)
	return en_mix_joint(inputs)
});