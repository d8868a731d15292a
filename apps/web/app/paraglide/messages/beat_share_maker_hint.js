/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Share_Maker_HintInputs */

const en_beat_share_maker_hint = /** @type {(inputs: Beat_Share_Maker_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link names you as the maker. Leave it empty to stay unnamed.`)
};

const hi_beat_share_maker_hint = /** @type {(inputs: Beat_Share_Maker_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लिंक में बनाने वाले की जगह आपका नाम आता है। नाम न देना हो तो ख़ाली छोड़ दें।`)
};

/**
* | output |
* | --- |
* | "The link names you as the maker. Leave it empty to stay unnamed." |
*
* @param {Beat_Share_Maker_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_share_maker_hint = /** @type {((inputs?: Beat_Share_Maker_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Share_Maker_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_share_maker_hint(inputs)
	return en_beat_share_maker_hint(inputs)
});