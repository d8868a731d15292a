import { lufs, seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { makeLoopFile, SAMPLE_RATE, type LoopFile } from './encode-files.ts'

const FILE: LoopFile = { name: 'noise.mp3', bitrate: 160, targetLufs: lufs(-23) }

const makeNoise = () => {
  const random = seededRandom(7)
  const make = () => Float32Array.from({ length: 3 * SAMPLE_RATE }, () => 0.4 * (random() - 0.5))
  return { left: make(), right: make() }
}

it('makes the recorded file by its gain, and believes its figures only where the bytes are the same', async () => {
  const sound = makeNoise()
  const made = await makeLoopFile(sound, FILE)
  expect(made.facts.lufs).toBeCloseTo(-23, 0)
  const recorded = { facts: made.facts, gain: made.gain! }
  expect(await makeLoopFile(sound, FILE, recorded)).toEqual(made)

  const untrue = { ...recorded, facts: { ...made.facts, lufs: -5 } }
  expect((await makeLoopFile(sound, FILE, untrue)).facts.lufs, 'the bytes are its own').toBe(-5)
  expect(await makeLoopFile(sound, FILE, { ...untrue, gain: recorded.gain * 1.5 })).toEqual(made)
})
