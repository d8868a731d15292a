/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Category_TablaInputs */

const en_beat_category_tabla = /** @type {(inputs: Beat_Category_TablaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tabla`)
};

const hi_beat_category_tabla = /** @type {(inputs: Beat_Category_TablaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तबला`)
};

/**
* | output |
* | --- |
* | "Tabla" |
*
* @param {Beat_Category_TablaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_category_tabla = /** @type {((inputs?: Beat_Category_TablaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Category_TablaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_category_tabla(inputs)
	return en_beat_category_tabla(inputs)
});