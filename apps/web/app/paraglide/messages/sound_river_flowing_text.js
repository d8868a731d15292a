/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_River_Flowing_TextInputs */

const en_sound_river_flowing_text = /** @type {(inputs: Sound_River_Flowing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A clear river running over pebbles`)
};

const hi_sound_river_flowing_text = /** @type {(inputs: Sound_River_Flowing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कंकड़ों पर बहती साफ़ नदी`)
};

/**
* | output |
* | --- |
* | "A clear river running over pebbles" |
*
* @param {Sound_River_Flowing_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_river_flowing_text = /** @type {((inputs?: Sound_River_Flowing_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_River_Flowing_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_river_flowing_text(inputs)
	return en_sound_river_flowing_text(inputs)
});