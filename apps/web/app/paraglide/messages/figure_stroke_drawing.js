/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Stroke_DrawingInputs */

const en_figure_stroke_drawing = /** @type {(inputs: Figure_Stroke_DrawingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Two rows of seven bars over the whole numbers 1 to 7. Plain skin: the lowest stands on 1, the other six between the numbers. Our stroke: five stand on 2, 3, 4, 5 and 6; the lowest and the highest, both faint, stand beside the numbers.`)
};

const hi_figure_stroke_drawing = /** @type {(inputs: Figure_Stroke_DrawingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 से 7 तक की पूरी संख्याओं पर सात-सात पट्टियों की दो क़तारें। सादा चमड़ा: सबसे नीचा स्वर 1 पर है, बाक़ी छह संख्याओं के बीच। हमारा बोल: पाँच स्वर 2, 3, 4, 5 और 6 पर हैं; सबसे नीचा और सबसे ऊँचा, दोनों हल्के, संख्याओं के पास हैं।`)
};

/**
* | output |
* | --- |
* | "Two rows of seven bars over the whole numbers 1 to 7. Plain skin: the lowest stands on 1, the other six between the numbers. Our stroke: five stand on 2, 3, ..." |
*
* @param {Figure_Stroke_DrawingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_stroke_drawing = /** @type {((inputs?: Figure_Stroke_DrawingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Stroke_DrawingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_stroke_drawing(inputs)
	return en_figure_stroke_drawing(inputs)
});