import { hertz } from '@dhvani/units'
import { SA_KEYS, type SaKey } from '../pitch/sa.ts'
import { centsAbove } from './svara.ts'
import type { SungPoint } from './sung-line.ts'

/** A Sa that a phrase rested on. */
export type FoundSa = {
  readonly key: SaKey
  /** Whole cents beside the key, −50 to 50. */
  readonly cents: number
}

/** A phrase is long enough from so many seconds of voice on. */
export const PHRASE_SECONDS = 1.5

/** A voice that strays less than this from a pitch rests on it. Cents. */
const REST = 40

/** The note on which a phrase ends counts so many times as much: one comes home to Sa. */
const HOME = 2

/** How much of the end is home, as a share of the phrase. */
const END = 0.25

/** Points that are further apart are a breath, which is no time on a note. Seconds. */
const BREATH = 0.25

type Weighed = { readonly cents: number; readonly weight: number }

const weigh = (points: readonly SungPoint[]): Weighed[] => {
  const from = points.at(-1)!.at - END * (points.at(-1)!.at - points[0]!.at)
  return points.slice(1).map((point, index) => {
    const pause = point.at - points[index]!.at
    const time = pause > BREATH ? 0 : pause
    return {
      cents: centsAbove(point.frequency, hertz(1)),
      weight: point.at >= from ? HOME * time : time,
    }
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The pitch around which most of the weight lies, in cents above 1 Hz. */
const findRest = (weighed: readonly Weighed[]): number => {
  let best = { weight: -1, cents: 0 }
  for (const { cents } of weighed) {
    const around = weighed.filter((other) => Math.abs(other.cents - cents) <= REST)
    const weight = sum(around.map((one) => one.weight))
    if (weight > best.weight)
      best = { weight, cents: sum(around.map((one) => one.cents * one.weight)) / weight }
  }
  return best.cents
}

/** The key that is nearest, moved by octaves into the range of the room. @param note MIDI, with its fraction */
const placeOf = (note: number) => {
  const [lowest, highest] = [SA_KEYS[0]!.note, SA_KEYS.at(-1)!.note]
  const nearest = Math.round(note)
  const below = Math.max(0, Math.ceil((lowest - nearest) / 12))
  const above = Math.max(0, Math.ceil((nearest - highest) / 12))
  return { nearest, key: SA_KEYS[nearest + 12 * (below - above) - lowest]! }
}

/**
 * The Sa that suits a voice: the note on which a phrase, sung where it is comfortable, rests longest. Its end counts twice.
 *
 * @param concertPitch hertz of A4
 * @returns `undefined` while less than {@link PHRASE_SECONDS} of voice was heard
 */
export const findComfortableSa = (
  points: readonly SungPoint[],
  concertPitch: number,
): FoundSa | undefined => {
  if (points.length < 2) return undefined
  const times = points.slice(1).map((point, index) => point.at - points[index]!.at)
  if (sum(times.filter((time) => time <= BREATH)) < PHRASE_SECONDS) return undefined
  const rest = findRest(weigh(points))
  const sung = hertz(2 ** (rest / 1200))
  const note = 69 + centsAbove(sung, hertz(concertPitch)) / 100
  const { nearest, key } = placeOf(note)
  return { key, cents: Math.round(100 * (note - nearest)) }
}
