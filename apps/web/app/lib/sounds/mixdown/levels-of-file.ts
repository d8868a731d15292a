/** Integrated loudness that programs of a phone play at, in LUFS (AES TD1008, 2021). */
export const TARGET_LUFS = -16

/** The highest true peak that is encoded, in dBTP: an encoder raises some, and -1 is what is promised. */
export const CEILING_DBTP = -2.5

/** No peak that is known beforehand is held down by more, in decibels: such a file is softer instead. */
export const MOST_LIMITING_DB = 3

/**
 * @param measured loudness and true peak of the mix as its faders have it, in LUFS and dBTP
 * @returns the gain of a file's sound, in decibels
 */
export const gainFor = (measured: { readonly loudness: number; readonly peak: number }): number =>
  Math.min(TARGET_LUFS - measured.loudness, CEILING_DBTP + MOST_LIMITING_DB - measured.peak)

/**
 * What a player is told to add, because only the whole file tells its loudness (RFC 7845, section 5.1: output gain).
 *
 * @param measured loudness and true peak of what was encoded
 * @returns decibels; above 0 only as far as peaks leave room
 */
export const correctionFor = (measured: {
  readonly loudness: number
  readonly peak: number
}): number => {
  const away = TARGET_LUFS - measured.loudness
  return away <= 0 ? away : Math.min(away, Math.max(0, CEILING_DBTP - measured.peak))
}
