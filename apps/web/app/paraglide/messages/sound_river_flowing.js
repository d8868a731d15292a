/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_River_FlowingInputs */

const en_sound_river_flowing = /** @type {(inputs: Sound_River_FlowingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`River Flowing`)
};

const hi_sound_river_flowing = /** @type {(inputs: Sound_River_FlowingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बहती नदी`)
};

/**
* | output |
* | --- |
* | "River Flowing" |
*
* @param {Sound_River_FlowingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_river_flowing = /** @type {((inputs?: Sound_River_FlowingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_River_FlowingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_river_flowing(inputs)
	return en_sound_river_flowing(inputs)
});