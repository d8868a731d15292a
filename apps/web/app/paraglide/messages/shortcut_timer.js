/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_TimerInputs */

const en_shortcut_timer = /** @type {(inputs: Shortcut_TimerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start or pause the focus timer`)
};

const hi_shortcut_timer = /** @type {(inputs: Shortcut_TimerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ोकस टाइमर शुरू करें या रोकें`)
};

/**
* | output |
* | --- |
* | "Start or pause the focus timer" |
*
* @param {Shortcut_TimerInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_timer = /** @type {((inputs?: Shortcut_TimerInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_TimerInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_timer(inputs)
	return en_shortcut_timer(inputs)
});