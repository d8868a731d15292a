import { hertz, samples, seededRandom, type BeatsPerMinute, type Hertz } from '@dhvani/units'
import { standardNormal } from '../../dsp/chance.ts'
import { filterCyclic, filterOnce, bell, highPass, lowPass } from '../../dsp/filters.ts'
import { createMovingBand } from '../../dsp/moving-filter.ts'
import { whiteNoise } from '../../dsp/noise.ts'
import { fromDecibels, type Stereo } from '../../dsp/stereo.ts'
import {
  CONTROL_STEP,
  createUnrest,
  drawLine,
  readLine,
  type Line,
  type LinePlayer,
  type Phrase,
} from '../melody-line.ts'
import { placeInRoom, type Place } from '../place-in-room.ts'
import { articulate, inhale, restingMouth, shapeVowels, type Syllable } from './articulation.ts'
import { evenOut } from './even-out.ts'
import { createCascade, type Mouth, type VowelName } from './tract.ts'

/** Voice and tract run at this multiple of the sample rate, so that sharp pulses do not alias. */
const OVERSAMPLING = 2

export type Song = Place & {
  loop: string
  seed: number
  beats: number
  phrases: readonly Phrase[]
  player: LinePlayer
  /** Vowels by beat; `glide` in seconds. */
  vowels: readonly { beat: number; vowel: VowelName; glide: number }[]
  /** Syllables sung on beats; none for an aalap. */
  syllables: readonly { beat: number; syllable: Syllable }[]
  /** Where breath is drawn, in beats; lasts half a second at most. */
  breaths: readonly number[]
  /** Size of the tract: 1 for a man, 1.15 for a woman. */
  tract: number
  /** Share of each cycle in which the cords stand open. */
  openQuotient: number
}

/** Jitter and shimmer of a healthy voice: 0.4 % of the period, 0.25 dB. */
const JITTER = 0.004
const SHIMMER_DECIBELS = 0.25

/** How narrow the resonance between the teeth is. */
const TEETH_Q = 2.1

/** Gain of what sounds above the formants. */
const ABOVE = 0.9

/**
 * Glottal pulses through a moving tract.
 *
 * The pulse is the derivative of KLGLOTT88's flow (Klatt and Klatt, JASA 87, 1990), a simple
 * relative of the LF model, smoothed at its closure; louder is brighter.
 */
const phonate = (
  song: Song,
  line: Line,
  mouth: Mouth,
  length: number,
  sampleRate: Hertz,
): Float32Array => {
  const rate = hertz(sampleRate * OVERSAMPLING)
  const chance = seededRandom(song.loop, song.seed, 'cords')
  const hiss = seededRandom(song.loop, song.seed, 'hiss')
  const noise = whiteNoise(samples(Math.min(length, 131_071)), hiss)
  const cascade = createCascade(song.tract, rate)
  const teeth = createMovingBand(rate)
  const fine = new Float32Array(length * OVERSAMPLING)
  const open = song.openQuotient
  let phase = 0
  let cycle = 1
  let strength = 1
  let tilted = 0
  let tilt = 0.5
  let noiseAt = 0
  let bright = 0
  const upper = 1 - Math.exp((-2 * Math.PI * 5000) / rate)
  for (let index = 0; index < fine.length; index += 1) {
    const position = index / (CONTROL_STEP * OVERSAMPLING)
    const level = readLine(line.level, position) * readLine(mouth.voice, position)
    if (index % (CONTROL_STEP * OVERSAMPLING) === 0) {
      cascade.tune(mouth, position)
      const loud = Math.min(1.6, line.level[position]! * mouth.voice[position]!)
      tilt = 1 - Math.exp((-2 * Math.PI * (900 + 3400 * loud)) / rate)
    }
    phase += (readLine(line.pitch, position) * cycle) / rate
    if (phase >= 1) {
      phase -= 1
      cycle = 1 + JITTER * Math.max(-2, Math.min(2, standardNormal(chance)))
      strength = fromDecibels(SHIMMER_DECIBELS * standardNormal(chance))
    }
    const x = phase / open
    const pulse = phase < open ? 2 * x - 3 * x * x : 0
    tilted += tilt * (strength * pulse - tilted)
    noiseAt = noiseAt + 1 === noise.length ? 0 : noiseAt + 1
    const air = noise[noiseAt]!
    const gate = phase < open ? 1 : 0.35
    const loudness = readLine(line.level, position)
    const breath = 0.014 * air * gate * loudness * readLine(mouth.aspiration, position)
    const friction = readLine(mouth.friction, position)
    const hissing =
      friction > 0
        ? friction * (teeth(air, readLine(mouth.frictionCentre, position), 1 / TEETH_Q) / TEETH_Q)
        : 0
    const source = level * tilted + breath
    // Seven resonances leave nothing above them; a throat has more of them, faintly.
    bright += (source - bright) * upper
    fine[index] = cascade.run(source) + ABOVE * (source - bright) + hissing
  }
  filterOnce(fine, [lowPass(sampleRate * 0.43, rate, 0.54), lowPass(sampleRate * 0.43, rate, 1.31)])
  const signal = new Float32Array(length)
  for (let index = 0; index < length; index += 1) signal[index] = fine[index * OVERSAMPLING]!
  return signal
}

/** Share by which each formant wanders on its own: no tongue holds perfectly still. */
const RESTLESSNESS = 0.014

const relax = (mouth: Mouth, { loop, seed }: Song, sampleRate: Hertz): void => {
  mouth.formants.forEach((curve, number) => {
    const unrest = createUnrest(seededRandom(loop, seed, 'formant', number))
    for (let point = 0; point < curve.length; point += 1)
      curve[point]! *= 1 + RESTLESSNESS * unrest((point * CONTROL_STEP) / sampleRate)
  })
}

/** A song at a tempo: one cyclic render, before its level in the ensemble. */
export const sing = (song: Song, tempo: BeatsPerMinute, sampleRate: Hertz): Stereo => {
  const { loop, seed, beats, phrases, player } = song
  const beatSeconds = 60 / tempo
  const random = seededRandom(loop, seed, 'line')
  const line = drawLine(phrases, player, { beats, tempo, sampleRate, random })
  const mouth = restingMouth(line.pitch.length)
  shapeVowels(
    mouth,
    song.vowels.map(({ beat, ...step }) => ({ ...step, time: beat * beatSeconds })),
    sampleRate,
  )
  for (const { beat, syllable } of song.syllables)
    articulate(mouth, { time: beat * beatSeconds, syllable }, sampleRate)
  for (const beat of song.breaths)
    inhale(
      mouth,
      line,
      { time: beat * beatSeconds, duration: Math.min(0.42, 0.7 * beatSeconds), level: 0.14 },
      sampleRate,
    )
  relax(mouth, song, sampleRate)
  const length = Math.round(beats * beatSeconds * sampleRate)
  const voice = phonate(song, line, mouth, length, sampleRate)
  evenOut(
    voice,
    (index) => {
      const position = index / CONTROL_STEP
      return readLine(line.level, position) * readLine(mouth.voice, position)
    },
    sampleRate,
  )
  filterCyclic(voice, [highPass(90, sampleRate), bell(2900 * song.tract, sampleRate, 1.4, 4)])
  return placeInRoom(voice, song, sampleRate)
}
