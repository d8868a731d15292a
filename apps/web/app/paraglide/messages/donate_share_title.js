/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Share_TitleInputs */

const en_donate_share_title = /** @type {(inputs: Donate_Share_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Or pass it on`)
};

const hi_donate_share_title = /** @type {(inputs: Donate_Share_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`या आगे बढ़ाइए`)
};

/**
* | output |
* | --- |
* | "Or pass it on" |
*
* @param {Donate_Share_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_share_title = /** @type {((inputs?: Donate_Share_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Share_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_share_title(inputs)
	return en_donate_share_title(inputs)
});