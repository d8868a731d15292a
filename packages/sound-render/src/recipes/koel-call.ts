import { samples, type Random } from '@dhvani/units'
import { choose, uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, onePoleLowPass } from '../dsp/filters.ts'
import { fromDecibels, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'
import { drawUnevenMoments } from './uneven-moments.ts'
import { renderWhistle, type WhistlePoint } from './whistle.ts'

/** Calls that follow each other, from one perch. */
export type Series = {
  /** Seconds from the start of the loop. */
  readonly at: number
  readonly calls: number
  /** -1 (left) to 1 (right). */
  readonly pan: number
}

/** One koel. */
export type Koel = {
  name: string
  /** Level in dB, and the low-pass of its distance in hertz. */
  level: number
  air: number
  /** Its pitch relative to the first bird's. */
  tuning: number
  series: readonly Series[]
}

const CENTS_PER_OCTAVE = 1200

/** `pitch` lowered by an interval in cents. */
const lowered = (pitch: number, cents: number): number => pitch * 2 ** (-cents / CENTS_PER_OCTAVE)

/**
 * One call: a soft "ku", a dip, the rising "oo" with its loudest moment at the top, and the fall off
 * that top while the bird still sounds. Unit level at the top.
 *
 * @param top hertz
 * @param rise cents from its lowest pitch to the top
 */
export const callNodes = (top: number, rise: number, random: Random): WhistlePoint[] => {
  const length = uniformBetween(0.41, 0.59, random)
  const ku = uniformBetween(0.08, 0.12, random)
  const dip = ku + uniformBetween(0.03, 0.05, random)
  const highest = length * uniformBetween(0.58, 0.75, random)
  const base = lowered(top, rise)
  const fall = uniformBetween(370, 660, random)
  const bend = uniformBetween(0.38, 0.72, random)
  const soft = uniformBetween(0.2, 0.42, random)
  return [
    { time: 0, pitch: base * 1.01, level: 0 },
    { time: 0.022, pitch: base * uniformBetween(1.02, 1.05, random), level: soft },
    { time: ku, pitch: base * 1.015, level: 0.8 * soft },
    { time: dip, pitch: base, level: uniformBetween(0.14, 0.19, random) },
    { time: (dip + highest) / 2, pitch: lowered(top, (1 - bend) * rise), level: 0.72 },
    { time: highest, pitch: top, level: 1 },
    { time: highest + 0.55 * (length - highest), pitch: lowered(top, 0.4 * fall), level: 0.66 },
    { time: length, pitch: lowered(top, fall), level: uniformBetween(0.18, 0.27, random) },
    { time: length + 0.03, pitch: lowered(top, 1.05 * fall), level: 0 },
  ]
}

/** Calls of a series: some birds break off early. */
const LENGTHS = [5, 5, 5, 6, 6, 7]
/** No two calls of a series begin farther apart, and at the usual pace they begin so far apart; seconds. */
const [LONGEST_INTERVAL, USUAL_INTERVAL] = [2.05, 1.55]
/** From the last call of a series until the bird may begin again, in seconds. */
const BREATH = 4
/**
 * No series begins later after the one before, in seconds, unless a seam lies between them: after longer ones one minute
 * in a hundred had no loud call at all.
 */
const LONGEST_WAIT = 54
/** The rests crowd and stretch: see {@link drawUnevenMoments}. */
const REST_POWER = 3
/**
 * How far from the middle a perch is. Below 2 kHz arrival tells the side more than level does (Lord Rayleigh, "On our
 * perception of sound direction", Phil. Mag. 13, 1907), so a perch 30 degrees to one side is hardly louder there.
 */
const PERCH = 0.12
/** Such a perch is heard 0.1 ms later by the far ear (more would cancel on one loudspeaker): seconds for each unit of pan. */
const EAR_DELAY = 0.0008

/**
 * When a koel calls: series that keep no time, at perches to the left and to the right whose calls are as many.
 *
 * @param count series of the loop
 */
export const planSeries = (context: RenderContext, count: number, random: Random): Series[] => {
  // A series that is longer than a short period would be sung over itself.
  const most = Math.floor(context.duration / LONGEST_INTERVAL)
  const lengths = Array.from({ length: count }, () => Math.min(most, choose(LENGTHS, random)))
  const moments = drawUnevenMoments(
    context.duration,
    {
      shortest: lengths.map((calls) => (calls - 1) * USUAL_INTERVAL + BREATH),
      longest: LONGEST_WAIT,
      power: REST_POWER,
    },
    random,
  )
  let toTheRight = 0
  return moments.map((at, index) => {
    const calls = lengths[index]!
    const side = toTheRight === 0 ? (random() < 0.5 ? -1 : 1) : -Math.sign(toTheRight)
    toTheRight += side * calls
    return { at, calls, pan: side * PERCH }
  })
}

/**
 * How much softer the first call of a series is than its last, in dB: recordings have 10 to 15. With 13.5 and a slower
 * rise, a minute with the ends of only two series was more than 1 LU softer than the file
 * (docs/decisions/174-koel-and-sea-in-every-minute.md).
 */
const FIRST_SOFTER = 12.5
/** The level in dB rises with this power: the loudest calls differ least. */
const RISE_POWER = 1.8
/**
 * So many calls top the one before by some 4 %. The bird then stays where it is and soon falls silent: a recorded series
 * has 1.41, 1.48, 1.56, 1.62, 1.72, 1.75, 1.77 and 1.77 kHz.
 */
const RISING_CALLS = 5

/** Lets a koel call, series by series, into a loop of 6.4 s or more. */
export const singKoel = (context: RenderContext, bird: Koel, garden: Stereo): void => {
  const { sampleRate } = context
  bird.series.forEach((series, index) => {
    const random = context.random('series', bird.name, index)
    const { calls } = series
    let top = 1405 * bird.tuning * uniformBetween(0.985, 1.015, random)
    let rise = uniformBetween(290, 350, random)
    let at = series.at * sampleRate
    const pace = uniformBetween(0.95, 1.05, random)
    for (let call = 0; call < calls; call += 1) {
      const note = renderWhistle(
        {
          nodes: callNodes(top, rise + uniformBetween(-40, 40, random), random),
          overtones: [-42, -44, -56],
          jitter: 0.004,
          jitterRate: 30,
          breath: -42,
        },
        sampleRate,
        random,
      )
      const distant = filterOnce(note, [onePoleLowPass(bird.air, sampleRate)])
      placeStereo(garden, distant, {
        at: samples(at),
        factor: fromDecibels(
          bird.level -
            FIRST_SOFTER * ((calls - 1 - call) / Math.max(1, calls - 1)) ** RISE_POWER +
            uniformBetween(-0.7, 0.7, random),
        ),
        pan: series.pan,
        delay: samples(EAR_DELAY * sampleRate),
      })
      const rises = call + 1 < RISING_CALLS
      top *= rises ? uniformBetween(1.034, 1.05, random) : uniformBetween(0.996, 1.015, random)
      if (rises) rise += uniformBetween(8, 24, random)
      const interval = 1.8 - (0.65 * call) / calls
      at += interval * pace * uniformBetween(0.93, 1.07, random) * sampleRate
    }
  })
}
