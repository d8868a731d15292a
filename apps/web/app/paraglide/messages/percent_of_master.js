/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown>, master: NonNullable<unknown> }} Percent_Of_MasterInputs */

const en_percent_of_master = /** @type {(inputs: Percent_Of_MasterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} of ${i?.master} % master`)
};

const hi_percent_of_master = /** @type {(inputs: Percent_Of_MasterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`मुख्य ${i?.master}% का ${i?.value}%`)
};

/**
* | output |
* | --- |
* | "{value} of {master} % master" |
*
* @param {Percent_Of_MasterInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const percent_of_master = /** @type {((inputs: Percent_Of_MasterInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Percent_Of_MasterInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_percent_of_master(inputs)
	return en_percent_of_master(inputs)
});