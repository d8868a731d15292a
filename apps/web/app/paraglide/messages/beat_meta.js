/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_MetaInputs */

const en_beat_meta = /** @type {(inputs: Beat_MetaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sixteen musicians, thirteen Indian rhythms and melodies: drop a loop on somebody and hear the ensemble grow.`)
};

const hi_beat_meta = /** @type {(inputs: Beat_MetaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सोलह कलाकार, तेरह भारतीय ताल और धुनें: किसी पर एक लूप रखिए और साज़ों को साथ आते सुनिए।`)
};

/**
* | output |
* | --- |
* | "Sixteen musicians, thirteen Indian rhythms and melodies: drop a loop on somebody and hear the ensemble grow." |
*
* @param {Beat_MetaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_meta = /** @type {((inputs?: Beat_MetaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_MetaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_meta(inputs)
	return en_beat_meta(inputs)
});