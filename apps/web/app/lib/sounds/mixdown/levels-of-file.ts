/** Integrated loudness that programs of a phone play at, in LUFS (AES TD1008, 2021). */
export const TARGET_LUFS = -16

/** The highest true peak that is encoded, in dBTP: an encoder raises some, and -1 is what is promised. */
export const CEILING_DBTP = -2.5

/** No peak is held down by more, in decibels: such a file is softer instead. */
const MOST_LIMITING_DB = 3

/**
 * @param peak true peak of a part of the mix as its faders have it, in dBTP
 * @returns the highest gain at which that part is limited by no more than 3 dB, in decibels
 */
export const mostGainFor = (peak: number): number => CEILING_DBTP + MOST_LIMITING_DB - peak

/**
 * @param measured loudness and true peak of the mix as its faders have it, in LUFS and dBTP
 * @returns the gain of a file's sound, in decibels
 */
export const gainFor = (measured: { readonly loudness: number; readonly peak: number }): number =>
  Math.min(TARGET_LUFS - measured.loudness, mostGainFor(measured.peak))

/**
 * How the gain goes on where a later part of a mix has a higher peak than all before: it falls evenly until there, and stays. It
 * never rises, so a file has no part that swells.
 *
 * @param gain at the beginning of a piece, in decibels
 * @param most the highest gains that the pieces behind it may have at their beginning, in their order
 * @returns the gain at the end of the piece
 */
export const gainAfter = (gain: number, most: readonly number[]): number =>
  most.reduce((least, limit, index) => Math.min(least, gain + (limit - gain) / (index + 1)), gain)

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
