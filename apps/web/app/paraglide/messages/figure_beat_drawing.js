/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Figure_Beat_DrawingInputs */

const en_figure_beat_drawing = /** @type {(inputs: Figure_Beat_DrawingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Two seconds of sound in three rows. The left ear’s tone is steady, the right ear’s tone is steady, and their sum in the air falls silent ${i?.count} times.`)
};

const hi_figure_beat_drawing = /** @type {(inputs: Figure_Beat_DrawingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`दो सेकंड की आवाज़, तीन क़तारों में। बाएँ कान का सुर स्थिर है, दाएँ कान का सुर स्थिर है, और हवा में दोनों का जोड़ ${i?.count} बार चुप हो जाता है।`)
};

/**
* | output |
* | --- |
* | "Two seconds of sound in three rows. The left ear’s tone is steady, the right ear’s tone is steady, and their sum in the air falls silent {count} times." |
*
* @param {Figure_Beat_DrawingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_beat_drawing = /** @type {((inputs: Figure_Beat_DrawingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Beat_DrawingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_beat_drawing(inputs)
	return en_figure_beat_drawing(inputs)
});