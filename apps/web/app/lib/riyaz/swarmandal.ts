import {
  gain,
  milliseconds,
  percent,
  seconds,
  seededRandom,
  type Random,
  type Seconds,
} from '@dhvani/units'
import { faderGain } from '@dhvani/audio-engine/fader-law'
import type { PracticePlan, Strike } from '@dhvani/audio-engine/practice'
import { swarmandalStrings, type RiyazSettings, type SwarmandalString } from '@dhvani/riyaz'
import type { Renderer } from './ask-renderer.ts'
import { toBuffer } from './pluck-pool.ts'
import { saOf } from './sa-of.ts'
import { spread } from './tanpura-plan.ts'

/** A string that can be played. */
export type TunedString = SwarmandalString & { readonly buffer: AudioBuffer }

type SweepOptions = {
  /** Low to high. */
  readonly strings: readonly TunedString[]
  /** Seconds from sweep to sweep. */
  readonly every: number
  /** Percent, on top of the tanpura's own volume. */
  readonly volume: number
  readonly seed: number
  /** Context time at which it joined the drone. */
  readonly joined: Seconds
  /** First context time that is played. */
  readonly from: Seconds
}

/** The first sweep comes when the drone stands. Seconds. */
const FIRST = 1.2

/** Seconds from string to string: the hand is quick in the middle and lingers at the end. */
const STEP = { middle: 0.042, end: 0.1 } as const
const UNEVEN = 0.18

/** One sweep in so many comes back down. */
const RETURNS = 0.35
const TURN = 0.5

/** Decibels: the hand sets in softly, and no two strings are alike. */
const SET_IN = -6
const SPREAD = 1.6

/** Linear: at 60 a sweep is then as loud as the drone under it. */
const LEVEL = 0.75

/** Low strings lie to the left, high ones to the right. */
const WIDTH = 0.45

/** A string that is plucked again is stopped softly. */
const FINGER = milliseconds(20)

/** A sweep comes late by up to so much of the time between two. */
const LOOSE = 0.12

/** Sweeps over the strings, for ever. */
export const planSwarmandal = (options: SweepOptions): PracticePlan => {
  const { strings, every, volume, seed, joined, from } = options
  const level = LEVEL * faderGain(percent(volume))
  const up = strings.filter(({ isUp }) => isUp)
  const down = strings.filter(({ isDown }) => isDown).toReversed()

  const pluck = (string: TunedString, at: number, decibels: number): Strike => {
    const place = strings.indexOf(string)
    return {
      at: seconds(at),
      buffer: string.buffer,
      gain: gain(level * 10 ** (decibels / 20)),
      rate: 1,
      pan: WIDTH * ((2 * place) / (strings.length - 1) - 1),
      damps: `swarmandal-${place}`,
      dampedBy: FINGER,
    }
  }

  /** @returns the plucks of one way over the strings, and when it has ended */
  const sweep = (way: readonly TunedString[], start: number, random: Random) => {
    let at = start
    const strikes = way.map((string, index) => {
      const done = index / (way.length - 1)
      const strike = pluck(string, at, SET_IN * (1 - done) ** 2 + spread(random, SPREAD))
      at += (STEP.middle + (STEP.end - STEP.middle) * done ** 4) * (1 + spread(random, UNEVEN))
      return strike
    })
    return { strikes, end: at }
  }

  /** The sweep of this number, from 0, is the same however often it is planned. */
  const gesture = (number: number): readonly Strike[] => {
    const random = seededRandom('swarmandal hand', seed, number)
    const start = joined + FIRST + every * (number + LOOSE * random())
    const rise = sweep(up, start, random)
    if (random() >= RETURNS) return rise.strikes
    return [...rise.strikes, ...sweep(down, rise.end + TURN, random).strikes]
  }

  // One that was begun before is played to its end.
  let next = Math.max(0, Math.floor((from - joined - FIRST) / every) - 1)
  let waiting: readonly Strike[] = []
  return {
    next(until) {
      while (joined + FIRST + every * next < until) {
        waiting = [...waiting, ...gesture(next).filter(({ at }) => at >= from)]
        next += 1
      }
      const given = waiting.filter(({ at }) => at < until)
      waiting = waiting.filter(({ at }) => at >= until)
      return given
    },
  }
}

/** The strings of a swarmandal, rendered once for each Sa and scale. */
export type Swarmandal = {
  /** Resolves when its strings are there. @throws when they could not be made */
  tune(settings: RiyazSettings): Promise<readonly TunedString[]>
}

export const createSwarmandal = (
  renderer: Renderer,
  context: () => BaseAudioContext,
  seed: number,
): Swarmandal => {
  const made = new Map<string, Promise<AudioBuffer>>()

  const bufferOf = (frequency: SwarmandalString['frequency']): Promise<AudioBuffer> => {
    const key = frequency.toFixed(2)
    const known = made.get(key)
    if (known) return known
    const { sampleRate } = context()
    const buffer = renderer
      .ask({ kind: 'swarmandal', frequency, seed, sampleRate })
      .then((rendered) => toBuffer(context(), rendered))
    made.set(key, buffer)
    buffer.catch(() => made.delete(key))
    return buffer
  }

  return {
    tune(settings) {
      const strings = swarmandalStrings(settings.scale, saOf(settings))
      const keys = new Set(strings.map(({ frequency }) => frequency.toFixed(2)))
      for (const key of made.keys()) if (!keys.has(key)) made.delete(key)
      return Promise.all(
        strings.map(async (string) => ({ ...string, buffer: await bufferOf(string.frequency) })),
      )
    },
  }
}
