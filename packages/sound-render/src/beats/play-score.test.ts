import { beatsPerMinute, hertz, samples } from '@dhvani/units'
import { expect, it } from 'vitest'
import { silence, type Stereo } from '../dsp/stereo.ts'
import type { BeatScoreEvent } from './beat-recipe.ts'
import { playScore } from './play-score.ts'

const SAMPLE_RATE = hertz(1000)
const AT_120 = { tempo: beatsPerMinute(120), sampleRate: SAMPLE_RATE }

/** A second of ones on the left, silence on the right. */
const steady: Stereo = { ...silence(samples(1000)), left: new Float32Array(1000).fill(1) }

const event = (beat: number, rest: Partial<BeatScoreEvent> = {}): BeatScoreEvent => ({
  beat,
  sample: 'steady',
  gain: 1,
  pan: 0,
  ...rest,
})

const play = (events: BeatScoreEvent[], beats = 8) =>
  playScore({ loop: 'test', beats, events }, { steady }, AT_120)

it('wraps a tail that runs over the end to the start of the loop', () => {
  const { left } = play([event(7)])
  expect(left.length).toBe(4000)
  expect([...left.subarray(0, 499)].every((value) => value === 1)).toBe(true)
  expect(left[600]).toBe(0)
  expect(left[3500]).toBe(1)
})

it('cuts a voice 8 ms after the next of its choke group, around the loop too', () => {
  const { left } = play([event(0.5, { choke: 'skin' }), event(7.5, { choke: 'skin' })])
  expect(left[249]).toBe(1)
  expect(left[251]).toBeGreaterThan(1)
  expect(left[260]).toBe(1)
  const other = play([event(0.5, { choke: 'skin' }), event(1, { choke: 'other' })]).left
  expect(other[600]).toBe(2)
})

it('ends a note after its own beats with a short release', () => {
  const { left } = play([event(0, { beats: 1 })])
  expect(left[499]).toBe(1)
  expect(left[515]).toBeCloseTo(0.5, 1)
  expect(left[540]).toBe(0)
})

it('pans like the Web Audio panner: the left of a stereo sample moves over to the right', () => {
  const right = play([event(0, { pan: 1 })])
  expect(right.left[10]).toBeCloseTo(0, 6)
  expect(right.right[10]).toBeCloseTo(1, 6)
  const half = play([event(0, { pan: 0.5 })])
  expect(half.left[10]).toBeCloseTo(Math.SQRT1_2, 6)
  expect(half.right[10]).toBeCloseTo(Math.SQRT1_2, 6)
  expect(play([event(0, { pan: -0.7 })]).left[10]).toBeCloseTo(1, 6)
})

it('plays faster and shorter at a higher rate', () => {
  const { left } = play([event(0, { rate: 2 })])
  expect(left[490]).toBe(1)
  expect(left[501]).toBe(0)
})

it('refuses a score that asks for a sample which the kit lacks', () => {
  expect(() => play([event(0, { sample: 'gong' })])).toThrow(RangeError)
})
