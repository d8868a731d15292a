import { measureSeam } from '@dhvani/audio-measures'
import { playPeriods } from '@dhvani/sound-render/periods'
import { samples, seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { holdPeriod, type HeldPeriod } from './held-period.ts'
import { createPeriodSource } from './period-source.ts'
import type { Block } from './stereo-block.ts'

const RATE = 8000
const LENGTH = 4 * RATE
const PASSAGE = RATE

const noise = (seed: number, side: string, level = 0.1): Float32Array<ArrayBuffer> => {
  const random = seededRandom('noise', seed, side)
  return Float32Array.from({ length: LENGTH }, () => level * (2 * random() - 1))
}

const stereo = (seed: number, level?: number): Block => ({
  left: noise(seed, 'left', level),
  right: noise(seed, 'right', level),
})

type Channels = readonly Float32Array<ArrayBuffer>[]

/** Reads pieces of a length that fits nowhere. */
const play = async (periods: readonly (Channels | undefined)[], { passage = PASSAGE } = {}) => {
  const needs: number[] = []
  const gone: HeldPeriod[] = []
  const held = periods.map((channels) => channels && holdPeriod(channels))
  let index = 0
  const source = createPeriodSource(
    {
      first: held[0]!,
      next: () => {
        index += 1
        return Promise.resolve(held[index])
      },
      tellNeed: (samples) => needs.push(samples),
      letGo: (period) => gone.push(period),
    },
    passage,
  )
  const [left, right] = [new Float32Array(4 * LENGTH), new Float32Array(4 * LENGTH)]
  const piece = 1777
  for (let at = 0; at + piece <= left.length; at += piece) {
    const block = await source.read(piece)
    left.set(block.left, at)
    right.set(block.right, at)
  }
  return { left, right, needs, held, gone, length: Math.floor(left.length / piece) * piece }
}

const channelsOf = ({ left, right }: Block) => [left, right]

it('plays periods as the recipes themselves do, to the rounding of 16 bits', async () => {
  const periods = [1, 2, 3, 4].map((seed) => stereo(seed))
  const played = await play(periods.map(channelsOf))
  const pieces = playPeriods(periods[0]!, (index) => periods[index], samples(PASSAGE))
  const expected = Array.from({ length: 7 }, () => pieces.next().value)
  const side = (name: 'left' | 'right') => expected.flatMap((piece) => [...piece[name]])
  for (const name of ['left', 'right'] as const) {
    const whole = side(name)
    const count = Math.min(whole.length, played.length)
    let worst = 0
    for (let at = 0; at < count; at += 1)
      worst = Math.max(worst, Math.abs(whole[at]! - played[name][at]!))
    expect(worst).toBeLessThan(2 / 32_768)
  }
})

it('plays a texture in both ears, in the right one 49/128 of a period later', async () => {
  const { left, right } = await play([1, 2, 3, 4].map((seed) => [noise(seed, 'left')]))
  const [later, quarter] = [(LENGTH * 49) / 128, LENGTH / 4]
  expect(right.subarray(0, quarter)).toEqual(left.subarray(later, later + quarter))
  const joins = [LENGTH, 2 * LENGTH]
  expect(measureSeam([left, right], RATE, joins)).toMatchObject({ seamless: true })
})

it('repeats the period that plays where no other is ready, and says how soon one is needed', async () => {
  const { left, needs } = await play([channelsOf(stereo(1)), undefined, undefined, undefined])
  expect(left.subarray(LENGTH, 2 * LENGTH)).toEqual(left.subarray(0, LENGTH))
  expect(needs[0]).toBe(LENGTH - PASSAGE / 2 - 1777)
  expect(needs).toContain(Infinity)
})

it('lets go of each period once another has taken its place, and of none that comes round again', async () => {
  const { held, gone } = await play([1, 2, 3, 4].map((seed) => channelsOf(stereo(seed))))
  expect(gone).toEqual(held.slice(0, 3))
  expect((await play([channelsOf(stereo(1)), undefined, undefined, undefined])).gone).toEqual([])
})

it('passes between levels, where without a passage there is a step', async () => {
  const periods = [stereo(1), stereo(2, 0.03), stereo(3), stereo(4)].map(channelsOf)
  const levelAt = (samples: Float32Array, from: number) =>
    Math.hypot(...samples.subarray(from, from + 400))
  const step = async (passage: number) => {
    const { left } = await play(periods, { passage })
    return levelAt(left, LENGTH - 400) / levelAt(left, LENGTH)
  }
  expect(await step(PASSAGE)).toBeLessThan(1.3)
  expect(await step(2)).toBeGreaterThan(2.5)
})
