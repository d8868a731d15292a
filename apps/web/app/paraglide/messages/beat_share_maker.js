/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Share_MakerInputs */

const en_beat_share_maker = /** @type {(inputs: Beat_Share_MakerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your name`)
};

const hi_beat_share_maker = /** @type {(inputs: Beat_Share_MakerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका नाम`)
};

/**
* | output |
* | --- |
* | "Your name" |
*
* @param {Beat_Share_MakerInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_share_maker = /** @type {((inputs?: Beat_Share_MakerInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Share_MakerInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_share_maker(inputs)
	return en_beat_share_maker(inputs)
});