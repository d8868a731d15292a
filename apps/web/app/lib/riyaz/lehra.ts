import {
  gain,
  milliseconds,
  percent,
  seconds,
  seededRandom,
  type Hertz,
  type Seconds,
} from '@dhvani/units'
import { faderGain } from '@dhvani/audio-engine/fader-law'
import type { PracticePlan, Strike } from '@dhvani/audio-engine/practice'
import { lehraFrequency, type Lehra, type PlacedSvara, type Timeline } from '@dhvani/riyaz'
import type { Renderer } from './ask-renderer.ts'
import { toBuffer } from './pluck-pool.ts'

type HeldBuffer = { readonly buffer: AudioBuffer; readonly loopFrom: Seconds }

/** The notes of a lehra, by {@link nameOf}. */
export type LehraKit = ReadonlyMap<string, HeldBuffer>

const nameOf = ({ letter, octave }: PlacedSvara) => `${letter}${octave}`

/** One instrument, whatever the visit. */
const HARMONIUM = 1

const svarasOf = ({ notes }: Lehra): ReadonlyMap<string, PlacedSvara> =>
  new Map(
    notes.flatMap(({ svara, kanSwar }) =>
      [svara, kanSwar].filter((one) => one !== undefined).map((one) => [nameOf(one), one]),
    ),
  )

/** @param sa of the practice */
export const renderLehraKit = async (
  renderer: Renderer,
  context: BaseAudioContext,
  lehra: Lehra,
  sa: Hertz,
): Promise<LehraKit> => {
  const { sampleRate } = context
  const notes = [...svarasOf(lehra)].map(async ([name, svara]) => {
    const frequency = lehraFrequency(svara, sa)
    const need = { kind: 'harmonium', frequency, seed: HARMONIUM, sampleRate } as const
    const rendered = await renderer.ask(need)
    const held = {
      buffer: toBuffer(context, rendered),
      loopFrom: seconds(rendered.loopFrom ?? 0),
    }
    return [name, held] as const
  })
  return new Map(await Promise.all(notes))
}

export type LehraPlanOptions = {
  readonly lehra: Lehra
  /** Matras of the taal. */
  readonly matras: number
  readonly timeline: Timeline
  readonly kit: LehraKit
  /** Percent, on top of the tabla's own volume. */
  readonly volume: number
  readonly sampleRate: Hertz
  readonly seed: number
  /** First position whose note is not pressed yet, in matras from the first sam. */
  readonly from: number
  /** Context time before which nothing is played. */
  readonly at: Seconds
  /** Whether what was pressed before `from` sounds still, as this plan would play it. */
  readonly isHeld: boolean
}

/** Linear: at 60 it then lies four decibels under the theka (−24 LUFS beside −20, measured). */
const LEVEL = 1.3

/** Decibels either way between notes. */
const SPREAD = 0.8

/** The player sits to the left of the tabla. */
const PAN = -0.28

/** The finger is on the key so long before the beat, as a reed needs time to speak. */
export const PRESSED_AHEAD = milliseconds(20)

/** A kan-swar lasts so long, and a sixth of a matra where that is shorter. Seconds. */
const KAN = 0.07

/** Time constant at which the reed of the last note falls silent. */
const SHUTS = seconds(0.016)

const MARK = 'lehra'

/** Takes the strikes that begin before a time out of those that wait, which are in order. */
const takeDue = (waiting: Strike[], until: Seconds): readonly Strike[] =>
  waiting.splice(0, waiting.filter(({ at }) => at < until).length)

/** The notes of a lehra, for ever. Before the first sam it is silent. */
export const planLehra = (options: LehraPlanOptions): PracticePlan => {
  const { lehra, matras, timeline, kit, volume, sampleRate, seed, from, at, isHeld } = options
  const { notes } = lehra
  const random = seededRandom('lehra hand', seed)
  const level = LEVEL * faderGain(percent(volume))
  const positionOf = (index: number) =>
    Math.floor(index / notes.length) * matras + notes[index % notes.length]!.matra
  const pressOf = (position: number) => timeline.toSample(position) / sampleRate - PRESSED_AHEAD
  let index = 0
  while (positionOf(index) < from - 1e-6) index += 1

  const strikeOf = (svara: PlacedSvara, when: number, decibels: number): Strike => ({
    at: seconds(Math.max(at, when)),
    ...kit.get(nameOf(svara))!,
    gain: gain(level * 10 ** (decibels / 20)),
    rate: 1,
    pan: PAN,
    damps: MARK,
    dampedBy: SHUTS,
  })

  /** A note, and before it its kan-swar. */
  const strikesOf = (position: number): readonly Strike[] => {
    const { svara, kanSwar } = notes[index % notes.length]!
    const press = pressOf(position)
    const decibels = SPREAD * (2 * random() - 1)
    const note = strikeOf(svara, press, decibels)
    const touch = press - Math.min(KAN, (press - pressOf(position - 1)) / 6)
    return kanSwar && touch >= at ? [strikeOf(kanSwar, touch, decibels - 2), note] : [note]
  }

  const waiting: Strike[] = []
  if (index > 0 && !isHeld) waiting.push(strikeOf(notes[(index - 1) % notes.length]!.svara, at, 0))
  return {
    next(until) {
      while (pressOf(positionOf(index)) - KAN < until) {
        waiting.push(...strikesOf(positionOf(index)))
        index += 1
      }
      return takeDue(waiting, until)
    },
  }
}

/** A plan that ends the note which is held, at a context time, and plays nothing after it. */
export const endLehra = (context: BaseAudioContext, at: Seconds): PracticePlan => {
  const buffer = new AudioBuffer({ length: 1, sampleRate: context.sampleRate })
  const end = { at, buffer, gain: gain(0), rate: 1, pan: PAN, damps: MARK, dampedBy: SHUTS }
  const waiting: Strike[] = [end]
  return { next: (until) => takeDue(waiting, until) }
}
