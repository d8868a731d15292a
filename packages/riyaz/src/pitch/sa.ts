import { hertz, type Hertz } from '@dhvani/units'

/** The twelve keys of an octave as their three names: Western, by the harmonium's keys, and Carnatic kattai. */
const KEYS = [
  { id: 'C', western: 'C', harmonium: { colour: 'safed', number: 1 }, kattai: '1' },
  { id: 'Cs', western: 'C♯', harmonium: { colour: 'kali', number: 1 }, kattai: '1½' },
  { id: 'D', western: 'D', harmonium: { colour: 'safed', number: 2 }, kattai: '2' },
  { id: 'Ds', western: 'D♯', harmonium: { colour: 'kali', number: 2 }, kattai: '2½' },
  { id: 'E', western: 'E', harmonium: { colour: 'safed', number: 3 }, kattai: '3' },
  { id: 'F', western: 'F', harmonium: { colour: 'safed', number: 4 }, kattai: '4' },
  { id: 'Fs', western: 'F♯', harmonium: { colour: 'kali', number: 3 }, kattai: '4½' },
  { id: 'G', western: 'G', harmonium: { colour: 'safed', number: 5 }, kattai: '5' },
  { id: 'Gs', western: 'G♯', harmonium: { colour: 'kali', number: 4 }, kattai: '5½' },
  { id: 'A', western: 'A', harmonium: { colour: 'safed', number: 6 }, kattai: '6' },
  { id: 'As', western: 'A♯', harmonium: { colour: 'kali', number: 5 }, kattai: '6½' },
  { id: 'B', western: 'B', harmonium: { colour: 'safed', number: 7 }, kattai: '7' },
] as const

/** A key that Sa may lie on. `id` is what links hold, such as `Cs3`. */
export type SaKey = {
  readonly id: string
  /** `C♯3`: scientific pitch notation, A4 being the concert pitch. */
  readonly western: string
  readonly harmonium: { readonly colour: 'safed' | 'kali'; readonly number: number }
  readonly kattai: string
  /** MIDI note: 69 is A4. */
  readonly note: number
}

/** G2 and F♯4 as MIDI notes. */
const LOWEST = 43
const HIGHEST = 66

/** Every key from G2 to F♯4, low to high. */
export const SA_KEYS: readonly SaKey[] = Array.from(
  { length: HIGHEST - LOWEST + 1 },
  (_, index) => {
    const note = LOWEST + index
    const key = KEYS[note % 12]!
    const octave = Math.floor(note / 12) - 1
    return { ...key, id: `${key.id}${octave}`, western: `${key.western}${octave}`, note }
  },
)

/** @returns the key of this id, or `undefined` for any other text */
export const findSaKey = (id: string): SaKey | undefined => SA_KEYS.find((key) => key.id === id)

/** Where Sa lies. */
export type SaTuning = {
  /** One of {@link SA_KEYS}. */
  readonly sa: string
  /** −50 to 50. */
  readonly cents: number
  /** Hertz of A4, 415 to 466. */
  readonly concertPitch: number
}

/**
 * The frequency of Sa: equal temperament places the key, cents move it.
 *
 * @throws {RangeError} for a key that is not one of {@link SA_KEYS}
 */
export const saFrequency = ({ sa, cents, concertPitch }: SaTuning): Hertz => {
  const key = findSaKey(sa)
  if (!key) throw new RangeError(`no such key for Sa: ${sa}`)
  return hertz(concertPitch * 2 ** ((key.note - 69) / 12 + cents / 1200))
}

/** The dayan's range: from G3 minus half a semitone, by hertz at any concert pitch. */
const DAYAN_LOWEST = 190

/**
 * The tabla's Sa: that octave of Sa in which a dayan is built, from about 190 to 380 Hz.
 *
 * @param sa frequency of the singer's Sa
 */
export const dayanFrequency = (sa: Hertz): Hertz =>
  hertz(sa * 2 ** Math.ceil(Math.log2(DAYAN_LOWEST / sa)))
