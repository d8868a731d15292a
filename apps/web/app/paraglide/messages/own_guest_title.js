/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_Guest_TitleInputs */

const en_own_guest_title = /** @type {(inputs: Own_Guest_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your own sounds live here`)
};

const hi_own_guest_title = /** @type {(inputs: Own_Guest_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी अपनी आवाज़ें यहाँ रहेंगी`)
};

/**
* | output |
* | --- |
* | "Your own sounds live here" |
*
* @param {Own_Guest_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_guest_title = /** @type {((inputs?: Own_Guest_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_Guest_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_guest_title(inputs)
	return en_own_guest_title(inputs)
});