import type { Random } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { filterStereo, onePoleLowPass } from '../dsp/filters.ts'
import { addLayer, panGains, scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/** Degrees Celsius of a night in which tree crickets sing. One night has one temperature. */
const NIGHT = { coldest: 19, warmest: 27 } as const

/**
 * A tree cricket (Oecanthus) closes its wings once a pulse. How often is a straight line of the temperature, because its muscles
 * are as warm as the air (T. J. Walker, "Factors responsible for intraspecific variation in the calling songs of
 * crickets", Evolution 16, 1962); so is, less steeply, the pitch at which the wings ring.
 *
 * @param celsius from 15 to 32
 * @returns pulses a second, and hertz
 */
export const trillAt = (
  celsius: number,
): { readonly pulses: number; readonly carrier: number } => ({
  pulses: 2.4 * (celsius - 5),
  carrier: 2950 + 85 * (celsius - 23),
})

/** The temperature of a take's night, in degrees Celsius. */
export const nightOf = (context: RenderContext): number =>
  uniformBetween(NIGHT.coldest, NIGHT.warmest, context.random('night'))

/** A singer: how near it is, and how much it differs from its kind. */
type Singer = { readonly level: number; readonly pan: number; readonly isFar: boolean }

const singersOf = (context: RenderContext): Singer[] => {
  const random = context.random('singers')
  const near = [0.9, 0.55, 0.4].map((level) => ({ level, isFar: false }))
  const far = Array.from({ length: 6 }, () => ({
    level: uniformBetween(0.12, 0.22, random),
    isFar: true,
  }))
  return [...near, ...far].map((singer) => ({
    ...singer,
    pan: uniformBetween(-0.85, 0.85, random),
  }))
}

/** Of a pulse's time, while the wings close and ring; they open in silence. */
const RINGING = 0.58
/** The pitch falls a little while a pulse rings, as the scraper slows down. */
const FALL = 0.025

type Trill = {
  readonly from: number
  readonly to: number
  readonly pulses: number
  readonly carrier: number
}

/** Adds one trill to a channel that comes round; times are in samples. It swells for a quarter of a second, and breaks off. */
const addTrill = (
  into: Float32Array,
  { from, to, pulses, carrier }: Trill,
  sampleRate: number,
  random: Random,
): void => {
  const swell = 0.25 * sampleRate
  for (let at = from; at < to;) {
    // Muscles are no clock: each pulse is a little early or late, long or loud.
    const period = (sampleRate / pulses) * uniformBetween(0.965, 1.035, random)
    const length = Math.floor(period * RINGING * uniformBetween(0.94, 1.06, random))
    const level = Math.min(1, 0.15 + (at - from) / swell) * uniformBetween(0.82, 1, random)
    const start = Math.floor(at)
    let phase = 2 * Math.PI * random()
    for (let index = 0; index < length; index += 1) {
      const share = index / length
      phase += (2 * Math.PI * carrier * (1 + FALL * (0.5 - share))) / sampleRate
      const place = (start + index) % into.length
      into[place]! += level * Math.sin(Math.PI * share) ** 1.4 * Math.sin(phase)
    }
    at += period
  }
}

/** One cricket over the loop: trills of seconds, each of another length, and rests between them. */
const sing = (context: RenderContext, index: number, celsius: number): Float32Array => {
  const { length, sampleRate, duration } = context
  const random = context.random('cricket', index)
  const heard = new Float32Array(length)
  // Each sits a little warmer or colder, and is a little larger or smaller.
  const own = trillAt(celsius + uniformBetween(-0.7, 0.7, random))
  const carrier = own.carrier * uniformBetween(0.975, 1.025, random)
  const longest = Math.min(14, 0.5 * duration)
  const start = random() * length
  let at = 0
  while (at < length) {
    const trill = longest * uniformBetween(0.18, 1, random) ** 1.5 * sampleRate
    const rest = uniformBetween(0.3, 0.25 * longest, random) * sampleRate
    // The last trill ends before the first one begins again.
    const end = Math.min(at + trill, length - 0.3 * sampleRate)
    if (end - at > 0.2 * sampleRate)
      addTrill(
        heard,
        { from: start + at, to: start + end, pulses: own.pulses, carrier },
        sampleRate,
        random,
      )
    at += trill + rest
  }
  return heard
}

/**
 * Tree crickets of a warm night: some near, more of them far, none in time with another. Unit power.
 *
 * @param celsius of the night; drawn for the take unless given
 */
export const crickets = (context: RenderContext, celsius = nightOf(context)): Stereo => {
  const { length, sampleRate } = context
  const near = silence(length)
  const far = silence(length)
  for (const [index, { level, pan, isFar }] of singersOf(context).entries()) {
    const song = sing(context, index, celsius)
    const gains = panGains(pan)
    const target = isFar ? far : near
    for (let at = 0; at < length; at += 1) {
      target.left[at]! += level * gains.left * song[at]!
      target.right[at]! += level * gains.right * song[at]!
    }
  }
  filterStereo(far, [onePoleLowPass(3200, sampleRate)])
  addLayer(near, far)
  return scaleStereoToLevel(near, 1)
}
