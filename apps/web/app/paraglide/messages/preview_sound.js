/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Preview_SoundInputs */

const en_preview_sound = /** @type {(inputs: Preview_SoundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Preview ${i?.name}`)
};

const hi_preview_sound = /** @type {(inputs: Preview_SoundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: नमूना सुनें`)
};

/**
* | output |
* | --- |
* | "Preview {name}" |
*
* @param {Preview_SoundInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const preview_sound = /** @type {((inputs: Preview_SoundInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preview_SoundInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_preview_sound(inputs)
	return en_preview_sound(inputs)
});