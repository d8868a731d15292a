/**
 * Volumes as levels, by the law of the faders, `(volume / 100)²` (docs/decisions/020-mixer-gain.md).
 *
 * @param volume  percent, above 0
 * @returns dB relative to an open fader
 */
export const levelOf = (volume: number): number => 40 * Math.log10(volume / 100)

/** @returns the volume in percent, fractions included */
export const volumeOf = (level: number): number => 100 * 10 ** (level / 40)

/** A sound comes and goes at this level, in dB: 4 percent, far below what plays beside it. */
export const FLOOR = levelOf(4)

/** How fast a course moves a level, in dB a second: 1 LU takes more than ten seconds. */
export const RATE = 0.08
