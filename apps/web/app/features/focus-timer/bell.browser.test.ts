import { expect, it } from 'vitest'
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

it('rings as loud as its volume says, by the square of it, and never above -1 dBFS', async () => {
  const [half, full, none] = [await heardAt(50), await heardAt(100), await heardAt(0)]
  // In both ears, and weighted as loudness is: -20 LUFS.
  expect(half.level).toBeCloseTo(-22.2, 0)
  expect(full.level - half.level).toBeCloseTo(12.04, 1)
  expect(full.peak).toBeLessThan(-1)
  expect(none.peak).toBe(-Infinity)
})
