/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Mixes_Share_Left_OutInputs */

const en_mixes_share_left_out = /** @type {(inputs: Mixes_Share_Left_OutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not in the link: ${i?.names}. A link holds Dhvani’s own sounds only.`)
};

const hi_mixes_share_left_out = /** @type {(inputs: Mixes_Share_Left_OutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`लिंक में नहीं: ${i?.names}। लिंक में सिर्फ़ ध्वनि की अपनी आवाज़ें आती हैं।`)
};

/**
* | output |
* | --- |
* | "Not in the link: {names}. A link holds Dhvani’s own sounds only." |
*
* @param {Mixes_Share_Left_OutInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_share_left_out = /** @type {((inputs: Mixes_Share_Left_OutInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Share_Left_OutInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_share_left_out(inputs)
	return en_mixes_share_left_out(inputs)
});