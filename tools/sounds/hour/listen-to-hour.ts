import { integratedLoudness, longestSilence, measureSeam, toMono } from '@dhvani/audio-measures'
import { SOUND_LOUDNESS, type BuiltInSound } from '@dhvani/catalogue'
import { rotate, type Stereo } from '@dhvani/sound-render'
import { playPeriods } from '@dhvani/sound-render/periods'
import { hertz, samples } from '@dhvani/units'
import { makePeriod } from '../../../apps/web/app/lib/sounds/renewal/make-period.ts'
import { comparePrints, findOnsetPrints, likenessOf, type OnsetPrint } from './onset-prints.ts'

const RATE = hertz(44_100)
const MINUTE = 60 * RATE
/** How much is heard on either side of a passage, in samples. */
const AROUND = 12 * RATE
/** How many onsets of each period are compared. */
const ONSETS = 8
/** Periods of the other hour: enough onsets to know how alike two unrelated events can be. */
const OTHER_PERIODS = [1, 2, 3, 4, 5, 6]

/** A period of an hour as the browser's worker makes it. A texture's one channel is put on both sides. */
const hearPeriod = (sound: BuiltInSound, hour: number, index: number) => {
  const answer = makePeriod({
    sound: sound.id,
    setting: {},
    isSoon: false,
    hour,
    index,
    sampleRate: RATE,
    targetLufs: SOUND_LOUDNESS[sound.file].target,
    isTexture: sound.isTexture,
  })
  if ('fault' in answer) return answer
  const [left, right] = answer.channels
  if (!left) throw new Error(`${sound.id} has no channel.`)
  const { right: apart } = rotate({ left, right: left }, samples(left.length / 2))
  return { period: { left, right: right ?? apart }, passage: answer.passage }
}

/** Two seconds around the strongest event of one take, put into another at a place of its own. */
const plant = (from: Float32Array, into: Float32Array): Float32Array => {
  const [strongest] = findOnsetPrints(from, RATE, 1)
  if (!strongest) throw new Error('No event was found.')
  const start = Math.max(0, Math.round((strongest.at - 0.3) * RATE))
  const copied = from.subarray(start, start + 2 * RATE)
  const planted = into.slice()
  planted.set(copied, Math.floor(into.length / 2) + 137)
  return planted
}

const mostAlike = (ones: readonly Float32Array[], others: readonly Float32Array[]): number =>
  Math.max(...ones.flatMap((one) => others.map((other) => likenessOf(one, other))))

/** Highest likeness of two prints of different groups. */
const mostAlikeGroups = (groups: readonly (readonly Float32Array[])[]): number =>
  Math.max(
    ...groups.flatMap((group, index) =>
      groups.slice(0, index).map((other) => mostAlike(group, other)),
    ),
  )

type Takes = readonly { readonly prints: readonly OnsetPrint[] }[]

/**
 * Looks for an event of an hour that comes back. Events of two different hours are never copies of each
 * other, and a planted event is one. Halfway between the likeness of the two is the limit: events of one
 * hour that are more alike count as one event that came back.
 */
const findReturns = (hour: Takes, others: Takes, planted: readonly OnsetPrint[]) => {
  const all = [...hour, ...others, { prints: planted }]
  const shapes = comparePrints(all.flatMap(({ prints }) => prints))
  const groups = all.map(({ prints }) => shapes.splice(0, prints.length))
  const copy = groups.at(-1) ?? []
  const own = groups.slice(0, hour.length)
  const strange = groups.slice(hour.length, -1)
  const unrelated = mostAlike(own.flat(), strange.flat())
  const copied = mostAlike(own[0] ?? [], copy)
  return { unrelated, copied, within: mostAlikeGroups(own), limit: (unrelated + copied) / 2 }
}

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
  readonly likeness: ReturnType<typeof findReturns>
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

/**
 * Measures what a listener hears of a sound, as the browser makes its periods and joins them.
 *
 * @param options seed of the hour, and how many periods of it are heard
 * @throws when the first period has a fault, the other hour has none without one, or no event is found
 */
export const listenToHour = (
  sound: BuiltInSound,
  { seed, periods }: { readonly seed: number; readonly periods: number },
): HeardHour => {
  const target = SOUND_LOUDNESS[sound.file].target
  const faults: string[] = []
  const takes: { prints: readonly OnsetPrint[]; mono?: Float32Array }[] = []
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
    takes.push({ prints: findOnsetPrints(mono, RATE, ONSETS), ...(takes.length === 0 && { mono }) })
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

  const minutes: number[] = []
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
      minutes.push(integratedLoudness(sidesOf(minute), RATE) - target)
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

  const others = OTHER_PERIODS.flatMap((index) => {
    const heard = hearPeriod(sound, seed + 1, index)
    return 'fault' in heard ? [] : [toMono([heard.period.left, heard.period.right])]
  })
  const [ground] = others
  const [{ mono: source } = {}] = takes
  if (!ground || !source) throw new Error(`${sound.id} has no other hour to compare with.`)
  const strange = others.map((mono) => ({ prints: findOnsetPrints(mono, RATE, ONSETS) }))
  const planted = findOnsetPrints(plant(source, ground), RATE, ONSETS)
  return {
    faults,
    minutes,
    seams,
    seamsElsewhere,
    silence,
    load: microseconds / 1e6 / ((periods * first.left.length) / RATE),
    likeness: findReturns(takes, strange, planted),
  }
}
