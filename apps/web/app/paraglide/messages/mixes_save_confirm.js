/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_Save_ConfirmInputs */

const en_mixes_save_confirm = /** @type {(inputs: Mixes_Save_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save`)
};

const hi_mixes_save_confirm = /** @type {(inputs: Mixes_Save_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सेव करें`)
};

/**
* | output |
* | --- |
* | "Save" |
*
* @param {Mixes_Save_ConfirmInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_save_confirm = /** @type {((inputs?: Mixes_Save_ConfirmInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Save_ConfirmInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_save_confirm(inputs)
	return en_mixes_save_confirm(inputs)
});