/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Mine_LoadingInputs */

const en_beat_mine_loading = /** @type {(inputs: Beat_Mine_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Looking for your beats…`)
};

const hi_beat_mine_loading = /** @type {(inputs: Beat_Mine_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी बीट ढूँढ़ी जा रही हैं…`)
};

/**
* | output |
* | --- |
* | "Looking for your beats…" |
*
* @param {Beat_Mine_LoadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_mine_loading = /** @type {((inputs?: Beat_Mine_LoadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Mine_LoadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_mine_loading(inputs)
	return en_beat_mine_loading(inputs)
});