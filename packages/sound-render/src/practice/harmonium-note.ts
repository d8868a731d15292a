import { milliseconds, seconds, seededRandom, type Hertz, type Seconds } from '@dhvani/units'
import { scaleToPeak } from '../beats/one-shot.ts'
import { uniformBetween } from '../dsp/chance.ts'
import { bandPass, filterCyclic } from '../dsp/filters.ts'

/** A note that is held for as long as the caller wants. */
export type HeldNote = {
  readonly samples: Float32Array<ArrayBuffer>
  /** From here to its end it goes round without a seam. */
  readonly loopFrom: Seconds
}

/** About so long is what goes round: two turns of the slow beat between the reeds. Seconds. */
const ROUND = 3

/** What comes before it: until then every partial has entered. Seconds. */
const SPEAKS = 0.2

/** The lowest partials are there after this; the high ones need up to three times as long. */
const ENTERS = milliseconds(55)

/** No partial lies above this. Hertz. */
const HIGHEST = 9000
const MOST_PARTIALS = 44

/**
 * A reed that shuts off the air at each swing gives a pulse, whose partials fall slowly up to here and fast above it
 * (J. Cottingham, "Acoustics of free-reed instruments", Physics Today 64 (3), 2011). Hertz.
 */
const SHUT = 3500

/**
 * The two reeds of a key and the one an octave below. The first is in tune; the second beats with it, as no tuner hits the
 * same pitch twice. Levels are linear; `beats` is how often a reed turns more in a round.
 */
const REEDS = [
  { octave: 1, level: 1, beats: 0 },
  { octave: 1, level: 0.75, beats: 2 },
  { octave: 0.5, level: 0.6, beats: 0 },
] as const

/** What the wooden box adds and takes: frequency in hertz, decibels, width in octaves. */
const BOX = [
  [430, 3.5, 0.5],
  [740, -3, 0.3],
  [1180, 4, 0.45],
  [2600, 2.5, 0.4],
] as const

/** Air that passes the reeds, linear, beside a lowest partial of about 1. */
const AIR = 0.012

/** How far the hand on the bellows moves the tone, in decibels: the low partials, and those above {@link BRIGHT}. */
const BELLOWS = { low: 1.5, high: 4 } as const
const BRIGHT = 1200

/** How the hand pumps in a round: turns, and share of the whole. */
const PUMPS = [
  [1, 0.6],
  [3, 0.4],
] as const

const boxGain = (frequency: number): number => {
  const decibels = BOX.map(
    ([centre, height, width]) => height * Math.exp(-((Math.log2(frequency / centre) / width) ** 2)),
  )
  return 10 ** (decibels.reduce((sum, one) => sum + one, 0) / 20)
}

type ReedPartial = {
  /** How often it turns in a round. */
  readonly turns: number
  readonly amplitude: number
  readonly phase: number
  /** Samples until it is whole. */
  readonly enters: number
}

const addPartial = (target: Float32Array, partial: ReedPartial, round: number): void => {
  const { turns, amplitude, phase, enters } = partial
  const omega = (2 * Math.PI * turns) / round
  const twice = 2 * Math.cos(omega)
  let previous = amplitude * Math.sin(phase - omega)
  let current = amplitude * Math.sin(phase)
  for (let index = 0; index < target.length; index += 1) {
    const share = index < enters ? 0.5 - 0.5 * Math.cos((Math.PI * index) / enters) : 1
    target[index]! += share * current
    const next = twice * current - previous
    previous = current
    current = next
  }
}

/**
 * A note of a harmonium with two reeds a key and one an octave below, dry and in one channel: it speaks, and then
 * goes round. Every partial turns a whole number of times in a round, so that nothing tells where it begins.
 *
 * @param frequency 90 to 1,000 Hz
 * @param seed of the instrument: the same one gives the same note
 */
export const renderHarmoniumNote = (
  frequency: Hertz,
  { seed, sampleRate }: { seed: number; sampleRate: Hertz },
): HeldNote => {
  const random = seededRandom('harmonium', seed, frequency.toFixed(2))
  // Even, so that the reed an octave below turns a whole number of times too.
  const turns = 2 * Math.round((ROUND * frequency) / 2)
  const round = Math.round((turns * sampleRate) / frequency)
  const before = Math.round(SPEAKS * sampleRate)
  const parts = { low: new Float32Array(before + round), high: new Float32Array(before + round) }
  for (const { octave, level, beats } of REEDS) {
    const own = turns * octave + beats
    const lowest = (own * sampleRate) / round
    const count = Math.min(MOST_PARTIALS, Math.floor(HIGHEST / lowest))
    for (let number = 1; number <= count; number += 1) {
      const pitch = lowest * number
      const amplitude =
        (level * boxGain(pitch) * uniformBetween(0.8, 1.25, random)) /
        (number ** 0.6 * (1 + (pitch / SHUT) ** 2))
      const enters = Math.round(ENTERS * sampleRate * (1 + Math.min(2, pitch / 2500)))
      const phase = uniformBetween(-1, 1, random)
      addPartial(
        parts[pitch < BRIGHT ? 'low' : 'high'],
        { turns: own * number, amplitude, phase, enters },
        round,
      )
    }
  }
  const air = Float32Array.from({ length: round }, () => uniformBetween(-1, 1, random))
  filterCyclic(air, [bandPass(1900, sampleRate, 0.5)])
  const signal = parts.low.map((low, index) => {
    const at = (index - before + round) % round
    const pressure = PUMPS.reduce(
      (sum, [turns, share]) => sum + share * Math.sin((2 * Math.PI * turns * at) / round),
      0,
    )
    const spoken = Math.min(1, index / (ENTERS * sampleRate))
    return (
      low * 10 ** ((BELLOWS.low * pressure) / 20) +
      (parts.high[index]! + AIR * spoken * air[at]!) * 10 ** ((BELLOWS.high * pressure) / 20)
    )
  })
  scaleToPeak(signal, 0.5)
  return { samples: signal, loopFrom: seconds(before / sampleRate) }
}
