/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Own_DeletingInputs */

const en_own_deleting = /** @type {(inputs: Own_DeletingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Deleting ${i?.name}…`)
};

const hi_own_deleting = /** @type {(inputs: Own_DeletingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.name}” को मिटाया जा रहा है…`)
};

/**
* | output |
* | --- |
* | "Deleting {name}…" |
*
* @param {Own_DeletingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_deleting = /** @type {((inputs: Own_DeletingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_DeletingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_deleting(inputs)
	return en_own_deleting(inputs)
});