/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_Share_TextInputs */

const en_donate_share_text = /** @type {(inputs: Donate_Share_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Somebody you know may need a river this evening.`)
};

const hi_donate_share_text = /** @type {(inputs: Donate_Share_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी पहचान में किसी को आज शाम एक नदी की ज़रूरत हो सकती है।`)
};

/**
* | output |
* | --- |
* | "Somebody you know may need a river this evening." |
*
* @param {Donate_Share_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_share_text = /** @type {((inputs?: Donate_Share_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_Share_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_share_text(inputs)
	return en_donate_share_text(inputs)
});