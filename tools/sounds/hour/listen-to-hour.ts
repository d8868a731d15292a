import { integratedLoudness, longestSilence, measureSeam, toMono } from '@dhvani/audio-measures'
import { SOUND_LOUDNESS, type BuiltInSound } from '@dhvani/catalogue'
import { findRecipe, type Stereo } from '@dhvani/sound-render'
import { playPeriods } from '@dhvani/sound-render/periods'
import { minutes, samples } from '@dhvani/units'
import { findEvents, findReturns, type EventReturns } from './event-returns.ts'
import { hearPeriod, RATE } from './hear-period.ts'
import type { OnsetPrint } from './onset-prints.ts'

const MINUTE = 60 * RATE
/** How much is heard on either side of a passage, in samples. */
const AROUND = 12 * RATE
/** One period of another hour to so many of this one: enough to know how alike two unrelated events can be. */
const OWN_TO_OTHER = 9
/** A period of another hour may be thrown away; so many are tried for each that is wanted. */
const MOST_TRIES = 3

export type HeardHour = {
  /** Why the worker threw periods away, one reason for each. */
  readonly faults: readonly string[]
  /** How far each minute is from the loudness of the file, in LU. */
  readonly minutes: readonly number[]
  /** Passages that the measure of seams calls one. It calls one of about twenty ordinary places so, too. */
  readonly seams: number
  /** The same measure in the middle of as many periods, where nothing is joined. */
  readonly seamsElsewhere: number
  /** Longest run without a sound, in samples. */
  readonly silence: number
  /** Seconds of processor time that a second of the sound takes to render and to check. */
  readonly load: number
  /** Highest likeness of two events: in the hour, between hours, and of an event and its planted copy. */
  readonly likeness: EventReturns
}

const joined = (pieces: readonly Float32Array[]): Float32Array => {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const sidesOf = (pieces: readonly Stereo[]) =>
  (['left', 'right'] as const).map((side) => joined(pieces.map((piece) => piece[side])))

const cut = ({ left, right }: Stereo, from: number, to?: number): Stereo => ({
  left: left.slice(from, to),
  right: right.slice(from, to),
})

/** How many periods of a sound an hour has. */
export const countPeriodsOfHour = ({ id }: BuiltInSound): number =>
  Math.ceil(minutes(60) / findRecipe(id).duration)

/**
 * Measures what a listener hears of a sound, as the browser makes its periods and joins them.
 *
 * @param options seed of the hour, and how many periods of it are heard
 * @throws {Error} when the first period has a fault, when every period of the other hour has one, or when no event is
 *   found
 */
export const listenToHour = (
  sound: BuiltInSound,
  { seed, periods }: { readonly seed: number; readonly periods: number },
): HeardHour => {
  const target = SOUND_LOUDNESS[sound.file].target
  const faults: string[] = []
  const events: (readonly OnsetPrint[])[] = []
  let source: Float32Array | undefined
  let passage = 0
  let microseconds = 0

  const next = (index: number): Stereo | undefined => {
    const before = process.cpuUsage()
    const heard = hearPeriod(sound, seed, index)
    const { user, system } = process.cpuUsage(before)
    microseconds += user + system
    if ('fault' in heard) {
      faults.push(heard.fault)
      return undefined
    }
    const { left, right } = heard.period
    const mono = toMono([left, right])
    events.push(findEvents(mono, RATE))
    source ??= mono
    passage = heard.passage
    return heard.period
  }

  const first = next(1)
  if (!first) throw new Error(`The first period of ${sound.id} fails; take another seed.`)
  const playing = playPeriods(
    first,
    (index) => next(index + 1),
    samples(2 * Math.round((passage * RATE) / 2)),
  )

  const minutesAway: number[] = []
  let minute: Stereo[] = []
  let held = 0
  let silence = 0
  let seams = 0
  let seamsElsewhere = 0
  const hear = (piece: Stereo) => {
    silence = Math.max(silence, longestSilence([piece.left, piece.right]))
    for (let at = 0; at < piece.left.length;) {
      const part = cut(piece, at, at + MINUTE - held)
      minute.push(part)
      held += part.left.length
      at += part.left.length
      if (held < MINUTE) continue
      minutesAway.push(integratedLoudness(sidesOf(minute), RATE) - target)
      minute = []
      held = 0
    }
  }

  let before = playing.next().value
  hear(before)
  for (let count = 1; count < periods; count += 1) {
    const meeting = playing.next().value
    const after = playing.next().value
    hear(meeting)
    hear(after)
    const reach = AROUND - meeting.left.length / 2
    const around = sidesOf([cut(before, -reach), meeting, cut(after, 0, reach)])
    const middle = Math.floor(after.left.length / 2)
    const unjoined = sidesOf([cut(after, middle - AROUND, middle + AROUND)])
    if (!measureSeam(around, RATE, [AROUND]).seamless) seams += 1
    if (!measureSeam(unjoined, RATE, [AROUND]).seamless) seamsElsewhere += 1
    before = after
  }

  const wanted = Math.ceil(periods / OWN_TO_OTHER)
  const others: Float32Array[] = []
  for (let index = 1; others.length < wanted && index <= MOST_TRIES * wanted; index += 1) {
    const heard = hearPeriod(sound, seed + 1, index)
    if (!('fault' in heard)) others.push(toMono([heard.period.left, heard.period.right]))
  }
  if (!source) throw new Error(`${sound.id} has no period.`)
  return {
    faults,
    minutes: minutesAway,
    seams,
    seamsElsewhere,
    silence,
    load: microseconds / 1e6 / ((periods * first.left.length) / RATE),
    likeness: findReturns({ hour: events, source, others, sampleRate: RATE }),
  }
}
