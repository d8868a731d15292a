import { samples, seconds, type Hertz, type Random } from '@dhvani/units'
import { bandPass, filterOnce, lowPass } from '../dsp/filters.ts'
import { logBetween } from '../dsp/chance.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { addDecayingSine, SIXTY_DECIBELS } from '../dsp/resonance.ts'
import { fromDecibels, peakOf } from '../dsp/stereo.ts'

/** One take of a stroke: which one (its number seeds its chance), how hard, at which rate. */
export type StrokeTake = {
  take: number
  /** 0 (a touch) to 1 (an accent). */
  force: number
  sampleRate: Hertz
}

/** One vibration of a struck body. */
export type DecayingPartial = {
  /** Hertz at rest. */
  frequency: number
  /** Decibels, 0 for the strongest. */
  level: number
  /** Seconds in which it falls by 60 dB. */
  t60: number
}

/** How a finger or stick sets a body in motion. */
export type Touch = {
  /** Seconds the finger or stick stays on the skin; softens the start. */
  contact: number
  /** Relative frequency over time: 1 at rest, above while the skin is stretched. */
  pitch: (time: number) => number
  /**
   * A mode swings in two directions: the share of its amplitude in the second one, and by how many hertz
   * that one is higher.
   */
  split: { share: number; hertz: number }
}

/** Adds vibrations that start together and bend together, because one skin carries all of them. */
export const addPartials = (
  target: Float32Array,
  partials: readonly DecayingPartial[],
  { contact, pitch, split }: Touch,
  sampleRate: Hertz,
  random: Random,
): void => {
  const attack = Math.max(1, Math.round(contact * sampleRate))
  for (const { frequency, level, t60 } of partials) {
    const amplitude = fromDecibels(level)
    const spread = split.hertz * (0.6 + 0.8 * random())
    const share = split.share * (0.6 + 0.8 * random())
    const decay = Math.exp(-SIXTY_DECIBELS / (t60 * sampleRate))
    const secondDecay = Math.exp(-SIXTY_DECIBELS / (t60 * 0.8 * sampleRate))
    const length = Math.min(target.length, Math.ceil(t60 * 1.3 * sampleRate))
    let main = amplitude * (1 - share)
    let second = amplitude * share
    // Modes that all started together would pile up into one peak that no skin makes.
    let phase = 2 * Math.PI * random()
    let secondPhase = phase + 0.6 * (random() - 0.5)
    const step = (2 * Math.PI) / sampleRate
    for (let index = 0; index < length; index += 1) {
      const onset = index < attack ? 0.5 - 0.5 * Math.cos((Math.PI * index) / attack) : 1
      target[index]! += onset * (main * Math.sin(phase) + second * Math.sin(secondPhase))
      const bend = pitch(index / sampleRate)
      phase += step * frequency * bend
      secondPhase += step * (frequency + spread) * bend
      main *= decay
      second *= secondDecay
    }
  }
}

/** A burst falls by 60 dB in this many of its durations. */
const BURST_DECAY = 2.4

/** A burst of filtered noise. */
export type Burst = {
  /** Centre of the band, in hertz, and its Q. */
  frequency: number
  q: number
  /** Decibels. */
  level: number
  /** Seconds: the burst falls by 60 dB in 2.4 times this. */
  duration: number
  /** Seconds into the stroke; 0 unless given. */
  start?: number
}

/** Adds a burst of filtered noise that dies away: a finger, a nail or a stick landing. */
export const addBurst = (
  target: Float32Array,
  { frequency, q, level, duration, start = 0 }: Burst,
  sampleRate: Hertz,
  random: Random,
): void => {
  const length = Math.min(
    target.length - Math.round(start * sampleRate),
    Math.ceil(duration * BURST_DECAY * sampleRate),
  )
  if (length < 2) return
  const noise = whiteNoise(samples(length), random)
  const decay = Math.exp(-SIXTY_DECIBELS / (BURST_DECAY * duration * sampleRate))
  let envelope = 1
  for (let index = 0; index < length; index += 1) {
    noise[index]! *= envelope * (index < 12 ? (index + 1) / 12 : 1)
    envelope *= decay
  }
  // A finger is soft: the upper skirt of its noise falls faster than the lower one.
  filterOnce(noise, [bandPass(frequency, sampleRate, q), lowPass(frequency * 1.7, sampleRate)])
  // A band of noise carries power in proportion to its width; the level is that of the band.
  const width = Math.min(1, frequency / q / (sampleRate / 2))
  const factor = fromDecibels(level) / Math.sqrt(width)
  const offset = Math.round(start * sampleRate)
  for (let index = 0; index < length; index += 1) target[offset + index]! += factor * noise[index]!
}

/** Noise of a hand that touches a skin: bright at first and gone at once. */
export type SkinNoise = {
  /** Decibels of its lowest band at the onset; a partial of level 0 has 0. */
  level: number
  /** Decibels from each octave to the next. */
  slope: number
  /** Hertz: centre of the lowest octave. */
  lowest: number
  octaves: number
  /** Seconds in which the lowest octave falls by 60 dB; each next one takes 0.8 of it. */
  t60: number
  /** Seconds over which the parts of the hand land, and how many they are. */
  landings: { count: number; within: number }
}

/**
 * Adds the noise of a hand on a skin. Above its first modes a membrane has so many (their number
 * grows with the square of the frequency: Fletcher and Rossing, "The Physics of Musical
 * Instruments", ch. 3) that a touch sounds them as noise. A few modes instead make a wood block.
 */
export const addSkinNoise = (
  target: Float32Array,
  { level, slope, lowest, octaves, t60, landings }: SkinNoise,
  sampleRate: Hertz,
  random: Random,
): void => {
  for (let landing = 0; landing < landings.count; landing += 1) {
    const start = landing === 0 ? 0 : landings.within * random()
    const share = landing === 0 ? 0 : -1 - 5 * random()
    for (let octave = 0; octave < octaves; octave += 1)
      addBurst(
        target,
        {
          frequency: lowest * 2 ** octave * (0.85 + 0.3 * random()),
          q: 0.9,
          level: level + share + slope * octave + 3 * (random() - 0.5),
          duration: (t60 * 0.8 ** octave) / BURST_DECAY,
          start,
        },
        sampleRate,
        random,
      )
  }
}

/** Many short vibrations at random pitches. */
export type Rattle = {
  count: number
  /** Hertz. */
  lowest: number
  highest: number
  /** Decibels, of all of them together at the lowest pitch. */
  level: number
  /** Seconds. */
  t60: [shortest: number, longest: number]
}

/** Adds many short inharmonic vibrations: the wood, rim and lacing that answer every stroke. */
export const addRattle = (
  target: Float32Array,
  { count, lowest, highest, level, t60 }: Rattle,
  sampleRate: Hertz,
  random: Random,
): void => {
  for (let mode = 0; mode < count; mode += 1) {
    const frequency = logBetween(lowest, highest, random)
    const fall = -5 * Math.log2(frequency / lowest)
    const duration = logBetween(t60[0], t60[1], random) * (lowest / frequency) ** 0.3
    const amplitude = fromDecibels(level + fall + 8 * (random() - 0.5)) / Math.sqrt(count)
    addDecayingSine(
      target,
      {
        start: samples(Math.floor(random() * 0.0008 * sampleRate)),
        frequency,
        t60: seconds(duration),
        amplitude,
        phase: random() < 0.5 ? 0 : Math.PI,
      },
      sampleRate,
    )
  }
}

/**
 * Rounds the peaks of a stroke in place, as a skin driven hard and a microphone close by do: more
 * body for the same peak.
 *
 * @param drive 1 hardly touches it, 4 is a dhol at arm's length
 */
export const saturate = (signal: Float32Array, drive: number): Float32Array => {
  const top = peakOf(signal)
  if (top === 0) return signal
  for (let index = 0; index < signal.length; index += 1)
    signal[index] = Math.tanh((drive * signal[index]!) / top)
  return signal
}
