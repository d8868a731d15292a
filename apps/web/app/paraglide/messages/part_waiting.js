/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Part_WaitingInputs */

const en_part_waiting = /** @type {(inputs: Part_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading what you opened…`)
};

const hi_part_waiting = /** @type {(inputs: Part_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपने जो खोला, वह लोड हो रहा है…`)
};

/**
* | output |
* | --- |
* | "Loading what you opened…" |
*
* @param {Part_WaitingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const part_waiting = /** @type {((inputs?: Part_WaitingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Part_WaitingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_part_waiting(inputs)
	return en_part_waiting(inputs)
});