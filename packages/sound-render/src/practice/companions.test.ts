import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { peakOf } from '../dsp/stereo.ts'
import { renderHarmoniumNote } from './harmonium-note.ts'
import { MANJIRA_STROKES, MANJIRA_TAKES, renderManjira } from './manjira.ts'
import { measureFundamental } from './measure-fundamental.ts'
import { renderSwarmandalString } from './swarmandal-string.ts'

const RATE = hertz(48_000)

const levelAt = (signal: Float32Array, time: number, length = 0.05) => {
  const from = Math.round(time * RATE)
  const part = signal.subarray(from, from + Math.round(length * RATE))
  return 20 * Math.log10(Math.hypot(...part) / Math.sqrt(part.length))
}

const pluckOf = (frequency: number) =>
  renderSwarmandalString(hertz(frequency), { seed: 1, sampleRate: RATE })

it.each([130, 277.18, 660, 1570])('plays a string of %f hertz within half a cent', (frequency) => {
  const found = measureFundamental(
    pluckOf(frequency),
    hertz(frequency),
    RATE,
    seconds(0.05),
    seconds(2),
  )
  expect(Math.abs(1200 * Math.log2(found / frequency))).toBeLessThan(0.5)
})

it.each([130, 277.18, 660, 1570])(
  'lets a string of %f hertz ring, bright only at first',
  (frequency) => {
    const signal = pluckOf(frequency)
    const fallen = levelAt(signal, 0.05) - levelAt(signal, 1)
    expect(fallen).toBeGreaterThan(6)
    expect(fallen).toBeLessThan(34)
    expect(peakOf(signal)).toBeLessThan(1)
    expect(Math.abs(signal.at(-1)!)).toBeLessThan(1e-4)
  },
)

it('rings where the cymbals part, and not where the hand holds them', () => {
  for (const take of [1, 2]) {
    const [open, closed] = MANJIRA_STROKES.map((stroke) =>
      renderManjira(stroke, { take, sampleRate: RATE }),
    )
    expect(levelAt(open!, 0.02) - levelAt(open!, 1)).toBeLessThan(35)
    expect(levelAt(closed!, 0.01, 0.02) - levelAt(closed!, 0.18, 0.02)).toBeGreaterThan(40)
  }
})

it('strikes the manjira high above the drums, from its attack on', () => {
  for (const stroke of MANJIRA_STROKES)
    for (let take = 1; take <= MANJIRA_TAKES; take += 1) {
      const signal = renderManjira(stroke, { take, sampleRate: RATE })
      let crossings = 0
      for (let at = 1; at < 0.05 * RATE; at += 1)
        if (signal[at]! > 0 !== signal[at - 1]! > 0) crossings += 1
      // Half the crossings a second: near the strongest frequency.
      expect(crossings / 2 / 0.05).toBeGreaterThan(1900)
      const peak = peakOf(signal)
      expect(peak).toBeLessThan(1)
      expect(signal.findIndex((value) => Math.abs(value) > peak / 4) / RATE).toBeLessThan(0.004)
      expect(Math.abs(signal.at(-1)!)).toBeLessThan(1e-4)
    }
})

const reedOf = (frequency: number) =>
  renderHarmoniumNote(hertz(frequency), { seed: 1, sampleRate: RATE })

const HELD = [98, 195.99, 277.18, 554.37, 740]

it.each(HELD)('plays a reed of %f hertz within half a cent', (frequency) => {
  const { samples, loopFrom } = reedOf(frequency)
  // Over a whole round: within it the two reeds beat.
  const round = seconds(samples.length / RATE - loopFrom)
  const found = measureFundamental(samples, hertz(frequency), RATE, loopFrom, round)
  expect(Math.abs(1200 * Math.log2(found / frequency))).toBeLessThan(0.5)
})

it.each(HELD)('holds a reed of %f hertz: it goes round without a seam', (frequency) => {
  const { samples, loopFrom } = reedOf(frequency)
  const from = Math.round(loopFrom * RATE)
  /** How far what leads to the loop is from what leads to its end, moved by a few samples. */
  const differenceOf = (moved: number) => {
    const before = Array.from(
      { length: 900 },
      (_, at) => samples[from - 1 - at]! - samples[samples.length - 1 - at - moved]!,
    )
    return Math.max(...before.map(Math.abs))
  }
  expect(differenceOf(0)).toBeLessThan(1e-3)
  expect(differenceOf(1)).toBeGreaterThan(3e-3)
})

it('speaks within a twentieth of a second, the high partials last', () => {
  const { samples } = reedOf(277.18)
  expect(levelAt(samples, 0.055, 0.02) - levelAt(samples, 0.2, 0.1)).toBeGreaterThan(-3)
  expect(levelAt(samples, 0, 0.005) - levelAt(samples, 0.2, 0.1)).toBeLessThan(-20)
  const high = samples.map((value, at) => value - (samples[at - 1] ?? 0))
  const shareOf = (time: number) => levelAt(high, time, 0.02) - levelAt(samples, time, 0.02)
  expect(shareOf(0.2)).toBeGreaterThan(shareOf(0.02))
})
