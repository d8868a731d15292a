/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Bloom_DrawingInputs */

const en_figure_bloom_drawing = /** @type {(inputs: Figure_Bloom_DrawingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Twelve ribbons, one for each partial of a plucked string, over three seconds, as wide as the partial is strong. The two lowest fade evenly. Of the next five the seventh swells first, then the sixth, the fifth, the fourth and, last and least, the third. Those above the seventh die early.`)
};

const hi_figure_bloom_drawing = /** @type {(inputs: Figure_Bloom_DrawingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`छेड़े हुए तार के हर आंशिक स्वर के लिए एक, कुल बारह फ़ीते, तीन सेकंड तक, उतने चौड़े जितना स्वर तेज़ है। सबसे नीचे के दो एक-सी चाल से मंद होते हैं। अगले पाँच में पहले सातवाँ उभरता है, फिर छठा, पाँचवाँ, चौथा, और आख़िर में सबसे कम तीसरा। सातवें के ऊपर वाले जल्दी ख़त्म हो जाते हैं।`)
};

/**
* | output |
* | --- |
* | "Twelve ribbons, one for each partial of a plucked string, over three seconds, as wide as the partial is strong. The two lowest fade evenly. Of the next five ..." |
*
* @param {Figure_Bloom_DrawingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_bloom_drawing = /** @type {((inputs?: Figure_Bloom_DrawingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Bloom_DrawingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_bloom_drawing(inputs)
	return en_figure_bloom_drawing(inputs)
});