/** Middle Sa in hertz: C sharp 4. The low Sa of the drone and the male voice is an octave below. */
export const SA = 277.18

/**
 * Bhupali in just intonation, as ratios to Sa: sa, shuddha re, shuddha ga, pa, shuddha dha.
 * Every loop draws on these five alone, so that any of them can sound together.
 */
export const BHUPALI = { S: 1, R: 9 / 8, G: 5 / 4, P: 3 / 2, D: 5 / 3 } as const

export type SvaraName = keyof typeof BHUPALI

/** A note by its letter; each `'` raises it by an octave, each `,` lowers it: `S`, `G'`, `P,`. */
export type Svara = `${SvaraName}${'' | "'" | "''" | ',' | ',,' | ',,,'}`

/** The notes that plucked and struck melodies use, from low dha to high ga. */
export const MELODY_NOTES = [
  'D,',
  'S',
  'R',
  'G',
  'P',
  'D',
  "S'",
  "R'",
  "G'",
] as const satisfies Svara[]

/** Frequency of a note in hertz. */
export const pitchOf = (svara: Svara): number => {
  const marks = svara.slice(1)
  const octave = marks.startsWith(',') ? -marks.length : marks.length
  return SA * BHUPALI[svara[0] as SvaraName] * 2 ** octave
}

/** How far a frequency lies from the nearest note of the scale in any octave, in cents. */
export const centsOffScale = (frequency: number): number => {
  const octaves = Math.log2(frequency / SA)
  const within = 1200 * (octaves - Math.floor(octaves))
  const distances = [...Object.values(BHUPALI), 2].map((ratio) => within - 1200 * Math.log2(ratio))
  return distances.reduce((best, next) => (Math.abs(next) < Math.abs(best) ? next : best))
}

/** A note's name for files and keys: `s`, `g-high`, `p-low`. */
export const svaraKey = (svara: Svara): string => {
  const marks = svara.slice(1)
  const where = marks.startsWith(',') ? '-low' : marks.startsWith("'") ? '-high' : ''
  return `${svara[0]!.toLowerCase()}${where}${marks.length > 1 ? String(marks.length) : ''}`
}
