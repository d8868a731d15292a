/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Track_ToolsInputs */

const en_track_tools = /** @type {(inputs: Track_ToolsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Mute, solo or move ${i?.name}`)
};

const hi_track_tools = /** @type {(inputs: Track_ToolsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: म्यूट करें, सोलो करें या खिसकाएँ`)
};

/**
* | output |
* | --- |
* | "Mute, solo or move {name}" |
*
* @param {Track_ToolsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_tools = /** @type {((inputs: Track_ToolsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_ToolsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_tools(inputs)
	return en_track_tools(inputs)
});