/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Try_Mix_JointInputs */

const en_try_mix_joint = /** @type {(inputs: Try_Mix_JointInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`, `)
};

const hi_try_mix_joint = /** @type {(inputs: Try_Mix_JointInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`, `)
};

/**
* | output |
* | --- |
* | "," |
*
* @param {Try_Mix_JointInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const try_mix_joint = /** @type {((inputs?: Try_Mix_JointInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Try_Mix_JointInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_try_mix_joint(inputs)
	return en_try_mix_joint(inputs)
});