/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Install_HintInputs */

const en_install_hint = /** @type {(inputs: Install_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser's own menu installs Dhvani: Share, then Add to Home Screen, on an iPhone or iPad; File, then Add to Dock, in Safari on a Mac; Install or Add to Home screen elsewhere.`)
};

const hi_install_hint = /** @type {(inputs: Install_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके ब्राउज़र का अपना मेन्यू ध्वनि को इंस्टॉल करता है: आईफ़ोन या आईपैड पर “शेयर”, फिर “होम स्क्रीन में जोड़ें”; मैक पर सफ़ारी में “फ़ाइल”, फिर “डॉक में जोड़ें”; बाक़ी जगह “इंस्टॉल करें” या “होम स्क्रीन में जोड़ें”।`)
};

/**
* | output |
* | --- |
* | "Your browser's own menu installs Dhvani: Share, then Add to Home Screen, on an iPhone or iPad; File, then Add to Dock, in Safari on a Mac; Install or Add to ..." |
*
* @param {Install_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const install_hint = /** @type {((inputs?: Install_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Install_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_install_hint(inputs)
	return en_install_hint(inputs)
});