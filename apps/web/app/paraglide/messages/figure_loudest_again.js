/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Loudest_AgainInputs */

const en_figure_loudest_again = /** @type {(inputs: Figure_Loudest_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loudest again after`)
};

const hi_figure_loudest_again = /** @type {(inputs: Figure_Loudest_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फिर से सबसे तेज़ कितनी देर बाद`)
};

/**
* | output |
* | --- |
* | "Loudest again after" |
*
* @param {Figure_Loudest_AgainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_loudest_again = /** @type {((inputs?: Figure_Loudest_AgainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Loudest_AgainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_loudest_again(inputs)
	return en_figure_loudest_again(inputs)
});