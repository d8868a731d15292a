import { beatsPerMinute, minutes, percent, seconds } from '@dhvani/units'

/** Numbers that the product fixes (docs/contract/product.md §9). */

/** Volume faders, in whole percents. */
export const VOLUME = {
  min: percent(0),
  max: percent(100),
  defaultSound: percent(50),
  defaultPreview: percent(50),
  defaultMaster: percent(80),
} as const

/**
 * How much later the right ear hears the one channel of a texture, in periods (docs/contract/audio.md §1). At a half, one
 * loudspeaker plays each half of a period twice. Whole in samples at 44.1 and 48 kHz where a period is a multiple of 1.28 s.
 */
export const RIGHT_EAR_LATER = 49 / 128

/** How long a preview plays. */
export const PREVIEW_LENGTH = seconds(10)

/** Lengths of the focus timer. */
export const FOCUS_TIMER = {
  presets: [minutes(15), minutes(25), minutes(30), minutes(45), minutes(60)],
  defaultLength: minutes(25),
} as const

/** The beatbox: number of slots, tempo in BPM, default volumes. */
export const BEATBOX = {
  slots: 16,
  tempo: { min: beatsPerMinute(60), max: beatsPerMinute(140), default: beatsPerMinute(120) },
  defaultMasterVolume: percent(70),
  defaultSlotVolume: percent(80),
} as const

/** "Under 50 MB" is at most this many bytes; one more is refused. */
export const MAX_UPLOAD_BYTES = 52_428_800

/** Own sounds: longest name, in Unicode code points, counted after cleaning. */
export const SOUND_NAME_LENGTH = { max: 100 } as const

/** Own sounds: longest description, in Unicode code points, counted after cleaning. */
export const SOUND_DESCRIPTION_MAX_LENGTH = 500

/** Saved mixes: how many sounds one holds, and the lengths of texts in it, in UTF-16 code units. */
export const SAVED_MIXES = {
  sounds: 40,
  idLength: 160,
  soundNameLength: 120,
  /** Codes of settings. Links and rows put other marks between two of them. */
  setting: /^[\dA-Za-z]{0,40}$/,
  /** Names are written no longer than this: the database takes 16 KiB, and letters of India have three bytes. */
  writtenNameLength: 66,
} as const

/** Donation tiers, in pounds sterling. */
export const DONATION_TIERS_GBP = [10, 50, 100] as const

/** How long a copy button says that it has copied. */
export const COPIED_FEEDBACK = seconds(2)

/** The contact form confirms this long after it was sent. */
export const CONTACT_TOAST_DELAY = seconds(1)

/**
 * Length of a password in Unicode code points, as NIST SP 800-63B counts them
 * (docs/contract/auth.md §10).
 */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const
