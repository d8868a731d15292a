import type { Hertz } from '@dhvani/units'
import { highPass, type Section } from '../dsp/filters.ts'
import { tiltSections } from '../dsp/noise.ts'
import type { Stereo } from '../dsp/stereo.ts'
import { diffuseNoise, type RenderContext } from './render-context.ts'

/** Noise by the slope of its power density: white 0 dB an octave, pink -3.01, brown -6.02. */
export type NoiseColour = 'white' | 'pink' | 'brown'

/** Of left and right: so that a fold to one channel loses some 1.7 dB, alike at all frequencies. */
const CORRELATION = 0.34

/** 24 dB an octave below 18 Hz, where no loudspeaker follows: .07 dB at 30 Hz (the two sections of S. Butterworth's filter). */
const deaf = (sampleRate: Hertz): Section[] =>
  [0.5412, 1.3066].map((q) => highPass(18, sampleRate, q))

/**
 * A zero on the negative axis, which makes up for what the poles of digital filters lose of a slope near half the rate.
 * Where it lies was found by computing the response from 30 Hz to 16 kHz at 44.1 and 48 kHz.
 */
const zeroAt = (place: number): Section => ({ b0: 1, b1: place, b2: 0, a1: 0, a2: 0 })

/** One pole at 2 Hz, far below what is heard. */
const fallingPole = (sampleRate: Hertz): Section => {
  const pole = Math.exp((-2 * Math.PI * 2) / sampleRate)
  return { b0: 1 - pole, b1: 0, b2: 0, a1: -pole, a2: 0 }
}

const SLOPES: Readonly<Record<NoiseColour, (sampleRate: Hertz) => Section[]>> = {
  white: () => [],
  pink: (sampleRate) => [...tiltSections(-3.0103, 5, 40_000, sampleRate), zeroAt(0.07)],
  brown: (sampleRate) => [fallingPole(sampleRate), zeroAt(0.135)],
}

/** @returns what white noise goes through to get a colour: within .2 dB of its slope from 30 Hz to 16 kHz */
export const noiseSections = (colour: NoiseColour, sampleRate: Hertz): Section[] => [
  ...SLOPES[colour](sampleRate),
  ...deaf(sampleRate),
]

/** Noise of one colour in two channels. */
export const noiseOf = (context: RenderContext, colour: NoiseColour): Stereo =>
  diffuseNoise(context, colour, CORRELATION, noiseSections(colour, context.sampleRate))
