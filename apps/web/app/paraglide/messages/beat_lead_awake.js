/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Lead_AwakeInputs */

const en_beat_lead_awake = /** @type {(inputs: Beat_Lead_AwakeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tap a musician to mix. Drag one away to let them doze.`)
};

const hi_beat_lead_awake = /** @type {(inputs: Beat_Lead_AwakeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स बदलने के लिए किसी कलाकार पर टैप करें। सुलाने के लिए किसी को बाहर खींचें।`)
};

/**
* | output |
* | --- |
* | "Tap a musician to mix. Drag one away to let them doze." |
*
* @param {Beat_Lead_AwakeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_lead_awake = /** @type {((inputs?: Beat_Lead_AwakeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Lead_AwakeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_lead_awake(inputs)
	return en_beat_lead_awake(inputs)
});