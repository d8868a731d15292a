import { rms, trackPeak } from '@dhvani/audio-testkit'
import { expect, it } from 'vitest'
import { trafficLayers } from './indian-traffic.ts'
import { driveBy } from './vehicles.ts'

const RATE = 44_100

it('adds 2 to 6 dB to the street with its horns, as Indian cities do', { timeout: 120_000 }, () => {
  const { street, horns } = trafficLayers({ seed: 10, sampleRate: RATE })
  const without = rms(street.left) ** 2 + rms(street.right) ** 2
  const blown = rms(horns.left) ** 2 + rms(horns.right) ** 2
  const added = 10 * Math.log10((without + blown) / without)
  expect(added).toBeGreaterThan(2)
  expect(added).toBeLessThan(6)
})

it('shifts the pitch of what drives past by its speed, and carries it to the other ear', () => {
  const tone = Float32Array.from({ length: 8 * RATE }, (_, index) =>
    Math.sin((2 * Math.PI * 1000 * index) / RATE),
  )
  const { left, right } = driveBy(tone, { speed: 10, nearest: 4, direction: 1 }, RATE)
  const both = left.map((value, index) => value + right[index]!)
  const track = trackPeak(both, { sampleRate: RATE, from: 900, to: 1100, size: 8192, hop: 4096 })
  const pitchAt = (seconds: number) =>
    track.find(({ time }) => time >= seconds)?.frequency ?? Number.NaN
  expect(pitchAt(1.2) / pitchAt(6.8)).toBeCloseTo((343 + 10) / (343 - 10), 2)
  const half = left.length / 2
  expect(rms(left.subarray(0, half))).toBeGreaterThan(rms(left.subarray(half)))
  expect(rms(right.subarray(half))).toBeGreaterThan(rms(right.subarray(0, half)))
})
