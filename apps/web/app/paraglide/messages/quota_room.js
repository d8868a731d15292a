/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Quota_RoomInputs */

const en_quota_room = /** @type {(inputs: Quota_RoomInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your sounds may take ${i?.count} MB together, and this one would be too much. Delete one to make room.`)
};

const hi_quota_room = /** @type {(inputs: Quota_RoomInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आपकी आवाज़ें कुल मिलाकर ${i?.count} MB तक ले सकती हैं, और यह उससे ज़्यादा हो जाएगी। जगह बनाने के लिए एक मिटाएँ।`)
};

/**
* | output |
* | --- |
* | "Your sounds may take {count} MB together, and this one would be too much. Delete one to make room." |
*
* @param {Quota_RoomInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const quota_room = /** @type {((inputs: Quota_RoomInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Quota_RoomInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_quota_room(inputs)
	return en_quota_room(inputs)
});