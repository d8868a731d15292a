import { samples, seededRandom, type BeatsPerMinute, type Hertz } from '@dhvani/units'
import { filterCyclic, highPass, bell, bandPass, onePoleLowPass } from '../../dsp/filters.ts'
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

/** Levels of the overtones of a bansuri in decibels, blown evenly. */
const OVERTONES = [0, -10, -16, -26, -32, -39, -45, -50] as const

/** Decibels each overtone gains for every decibel of breath, per step of number. */
const BRIGHTENING = 0.3

export type Bansuri = Place & {
  loop: string
  seed: number
  beats: number
  phrases: readonly Phrase[]
  player: LinePlayer
  /** Decibels of breath on top of the usual. */
  breath: number
  /**
   * Decibels by which the second overtone is weaker than usual and the others are weaker still, and
   * by which that changes with the lip from moment to moment.
   */
  mellow: { by: number; spread: number }
  /** Seconds by which the breath is heard before each tone. */
  lead: number
}

/** The air column: overtones that follow the breath, with a chiff when the tone speaks. */
const sounding = (
  line: Line,
  length: number,
  { loop, seed, mellow }: Bansuri,
  sampleRate: Hertz,
): Float32Array => {
  const lip = createUnrest(seededRandom(loop, seed, 'mellow'))
  const signal = new Float32Array(length)
  const amplitudes = new Float64Array(OVERTONES.length)
  let phase = 0
  for (let index = 0; index < length; index += 1) {
    const position = index / CONTROL_STEP
    const level = readLine(line.level, position)
    const pitch = readLine(line.pitch, position)
    if (index % CONTROL_STEP === 0) {
      const age = line.age[position]!
      const breath = level > 0 ? Math.max(-30, 20 * Math.log10(level)) : -30
      // Low notes are rich, high ones nearly pure; a new tone first speaks in its overtones.
      const register = -3.2 * Math.log2(pitch / 380)
      const speaking = 7 * Math.exp(-age / 0.028)
      const softer = mellow.by + mellow.spread * lip(index / sampleRate)
      for (let number = 0; number < OVERTONES.length; number += 1)
        amplitudes[number] = fromDecibels(
          OVERTONES[number]! +
            (number === 0
              ? 0
              : BRIGHTENING * number * breath +
                register * 0.8 +
                speaking -
                softer * (0.9 + 0.1 * number)),
        )
    }
    phase += (2 * Math.PI * pitch) / sampleRate
    if (phase > Math.PI) phase -= 2 * Math.PI
    if (level <= 0) continue
    const twice = 2 * Math.cos(phase)
    let before = 0
    let sine = Math.sin(phase)
    let sum = 0
    for (let number = 0; number < OVERTONES.length; number += 1) {
      sum += amplitudes[number]! * sine
      const following = twice * sine - before
      before = sine
      sine = following
    }
    signal[index] = level * sum
  }
  return signal
}

const TUBE_FEEDBACK = 0.955

/** Share of the coming tone's breath that is heard before it. */
const LEADING = 0.8

/**
 * The breath: noise that the tube colours at the note and its overtones, and air at the lip.
 * Both follow the blowing, and a puff comes before every tone.
 */
const breathing = (
  line: Line,
  length: number,
  { loop, seed, lead }: Bansuri,
  sampleRate: Hertz,
): Float32Array => {
  const source = whiteNoise(samples(length), seededRandom(loop, seed, 'breath'))
  const lip = filterCyclic(whiteNoise(samples(length), seededRandom(loop, seed, 'lip')), [
    bandPass(3600, sampleRate, 0.6),
  ])
  const signal = new Float32Array(length)
  const size = 2 ** Math.ceil(Math.log2(sampleRate / 60))
  const tube = new Float32Array(size)
  let smoothed = 0
  for (let index = 0; index < length; index += 1) {
    const position = index / CONTROL_STEP
    const coming = ((index + Math.round(lead * sampleRate)) % length) / CONTROL_STEP
    const level = Math.max(readLine(line.level, position), LEADING * readLine(line.level, coming))
    const delay = sampleRate / readLine(line.pitch, position) - 0.9
    const whole = Math.floor(delay)
    const near = tube[(index - whole) & (size - 1)]!
    const far = tube[(index - whole - 1) & (size - 1)]!
    const back = near + (delay - whole) * (far - near)
    smoothed += 0.62 * (back - smoothed)
    const age = readLine(line.age, position)
    const puff = 1 + 9 * Math.exp(-age / 0.026)
    const quick = age < 0.5 ? Math.min(1, age / 0.0015) * Math.exp(-age / 0.04) * 0.5 : 0
    const blown = Math.max(level, quick)
    tube[index & (size - 1)] = blown * source[index]! * 0.075 + TUBE_FEEDBACK * smoothed
    signal[index] =
      tube[index & (size - 1)]! * 0.5 * Math.min(puff, 2.4) + blown * puff * 0.016 * lip[index]!
  }
  return filterCyclic(signal, [highPass(190, sampleRate), onePoleLowPass(2900, sampleRate)])
}

/** A bansuri line at a tempo: one cyclic render, before its level in the ensemble. */
export const blowBansuri = (bansuri: Bansuri, tempo: BeatsPerMinute, sampleRate: Hertz): Stereo => {
  const { loop, seed, beats, phrases, player, breath } = bansuri
  const random = seededRandom(loop, seed, 'line')
  const line = drawLine(phrases, player, { beats, tempo, sampleRate, random })
  const length = Math.round(((beats * 60) / tempo) * sampleRate)
  const tone = sounding(line, length, bansuri, sampleRate)
  const air = breathing(line, length, bansuri, sampleRate)
  const airGain = fromDecibels(breath)
  for (let index = 0; index < length; index += 1) tone[index]! += airGain * air[index]!
  filterCyclic(tone, [highPass(130, sampleRate), bell(1100, sampleRate, 0.9, 2)])
  return placeInRoom(tone, bansuri, sampleRate)
}
