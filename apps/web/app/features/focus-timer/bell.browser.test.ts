import { afterEach, expect, it } from 'vitest'
import { listenerSa } from '#lib/store/listener-sa.ts'
import { strikeBowl } from './bell.ts'

const RATE = 44_100

const heardAt = async (volume: number) => {
  const context = new OfflineAudioContext(1, 2 * RATE, RATE)
  strikeBowl(context, volume)
  const samples = (await context.startRendering()).getChannelData(0)
  let [energy, peak] = [0, 0]
  for (const sample of samples.subarray(0, 0.4 * RATE)) {
    energy += sample * sample
    peak = Math.max(peak, Math.abs(sample))
  }
  return { level: 10 * Math.log10(energy / (0.4 * RATE)), peak: 20 * Math.log10(peak) }
}

const amplitudeOf = (samples: Float32Array, frequency: number) => {
  let [real, imaginary] = [0, 0]
  for (const [index, sample] of samples.entries()) {
    const phase = (2 * Math.PI * frequency * index) / RATE
    real += sample * Math.cos(phase)
    imaginary += sample * Math.sin(phase)
  }
  return Math.hypot(real, imaginary)
}

it('rings as loud as its volume says, by the square of it, and never above -1 dBFS', async () => {
  const [half, full, none] = [await heardAt(50), await heardAt(100), await heardAt(0)]
  // In both ears, and weighted as loudness is: -20 LUFS.
  expect(half.level).toBeCloseTo(-22.2, 0)
  expect(full.level - half.level).toBeCloseTo(12.04, 1)
  expect(full.peak).toBeLessThan(-1)
  expect(none.peak).toBe(-Infinity)
})

afterEach(() => listenerSa.set(listenerSa.fallback))

it.each([
  ['C♯3', 138.59, 277.18],
  ['G2', 98, 196],
  ['E3', 164.81, 164.81],
])('has its lowest partial on the Sa of who listens: %s', async (key, hertz, lowest) => {
  listenerSa.set({ hertz, key })
  const context = new OfflineAudioContext(1, 4 * RATE, RATE)
  strikeBowl(context, 50)
  const samples = (await context.startRendering()).getChannelData(0)
  const heard = (frequency: number) => 20 * Math.log10(amplitudeOf(samples, frequency))
  // Two tones a beat of 0.7 Hz apart.
  expect(heard(lowest + 0.35) - heard(lowest * 2 ** (1 / 12))).toBeGreaterThan(20)
  expect(heard(lowest - 0.35) - heard(lowest * 2 ** (-1 / 12))).toBeGreaterThan(20)
})
