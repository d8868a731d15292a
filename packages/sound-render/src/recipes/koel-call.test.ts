import { mean, rms, standardDeviation, trackPeak } from '@dhvani/audio-measures'
import { hertz, seconds, seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { silence } from '../dsp/stereo.ts'
import { callNodes, planSeries, singKoel } from './koel-call.ts'
import { createRenderContext } from './render-context.ts'
import { renderWhistle, type WhistlePoint } from './whistle.ts'

const RATE = hertz(44_100)

/** Cents that a call rises to its top and falls off it, while within 17 dB of its loudest. */
const contourOf = (nodes: readonly WhistlePoint[]) => {
  const call = renderWhistle(
    { nodes, overtones: [-42], jitter: 0.004, jitterRate: 30, breath: -42 },
    RATE,
    seededRandom('contour'),
  )
  const track = trackPeak(call, { sampleRate: RATE, size: 1024, hop: 128, from: 600, to: 2000 })
  const loudest = Math.max(...track.map(({ level }) => level))
  const pitches = track
    .filter(({ level }) => level > loudest - 17)
    .map(({ frequency }) => frequency)
  const top = Math.max(...pitches)
  const at = pitches.indexOf(top)
  return {
    rise: 1200 * Math.log2(top / Math.min(...pitches.slice(0, at + 1))),
    fall: 1200 * Math.log2(top / Math.min(...pitches.slice(at))),
  }
}

it.each([1, 2, 3, 4, 5, 6])('rises to a top and falls off it, with seed %i', (seed) => {
  const { rise, fall } = contourOf(callNodes(1500, 350, seededRandom('call', seed)))
  expect(rise).toBeGreaterThan(220)
  expect(rise).toBeLessThan(530)
  expect(fall).toBeGreaterThan(310)
  expect(fall).toBeLessThan(740)
})

it('tells it from a call that rises by an octave and stops at its top, as it once did', () => {
  const { rise, fall } = contourOf([
    { time: 0, pitch: 715, level: 0 },
    { time: 0.02, pitch: 745, level: 0.42 },
    { time: 0.12, pitch: 745, level: 0.4 },
    { time: 0.16, pitch: 734, level: 0.17 },
    { time: 0.4, pitch: 1200, level: 0.92 },
    { time: 0.5, pitch: 1300, level: 1 },
    { time: 0.55, pitch: 1280, level: 0.55 },
    { time: 0.57, pitch: 1240, level: 0 },
  ])
  expect(rise).toBeGreaterThan(530)
  expect(fall).toBeLessThan(310)
})

const PERIOD = seconds(96)
const contextOf = (seed: number) =>
  createRenderContext('koel-singing', PERIOD, { seed, sampleRate: RATE })
const planOf = (seed: number) => planSeries(contextOf(seed), 5, seededRandom('plan', seed))

it('begins its series at no pace: gaps over many periods spread by 0.6 of their mean and more', () => {
  const starts = Array.from({ length: 100 }, (_, period) => period).flatMap((period) =>
    planOf(period)
      .map(({ at }) => period * PERIOD + at)
      .toSorted((a, b) => a - b),
  )
  const gaps = starts.slice(1).map((at, index) => at - starts[index]!)
  expect(standardDeviation(gaps) / mean(gaps)).toBeGreaterThan(0.6)
  expect(gaps.filter((gap) => gap > 40).length).toBeGreaterThan(20)
})

it.each([1, 2, 3])(
  'is heard as loud by both ears, and loses little on one loudspeaker (%i)',
  (seed) => {
    const context = contextOf(seed)
    const garden = silence(context.length)
    singKoel(
      context,
      { name: 'near', level: 0, air: 6000, tuning: 1, series: planOf(seed) },
      garden,
    )
    const { left, right } = garden
    expect(Math.abs(20 * Math.log10(rms(left) / rms(right)))).toBeLessThan(1)
    const both = rms(left.map((value, at) => (value + right[at]!) / 2))
    const each = Math.sqrt((rms(left) ** 2 + rms(right) ** 2) / 2)
    expect(20 * Math.log10(both / each)).toBeGreaterThan(-2)
  },
)

/** Tops of the calls of one series, in hertz. */
const topsOf = (seed: number): number[] => {
  const context = createRenderContext('koel-singing', seconds(25.6), { seed, sampleRate: RATE })
  const garden = silence(context.length)
  const series = [{ at: 0, calls: 8, pan: 0 }]
  singKoel(context, { name: 'near', level: 0, air: 6000, tuning: 1, series }, garden)
  const options = { sampleRate: RATE, size: 1024, hop: 128, from: 600, to: 2000 }
  const track = trackPeak(garden.left, options)
  const tops: { time: number; frequency: number }[] = []
  for (const { time, frequency, level } of track) {
    if (level < -40) continue
    const last = tops.at(-1)
    if (!last || time - last.time > 0.8) tops.push({ time, frequency })
    else if (frequency > last.frequency) last.frequency = frequency
  }
  return tops.map(({ frequency }) => frequency)
}

it.each([1, 2, 3])('rises from call to call and then stays where it is (%i)', (seed) => {
  const tops = topsOf(seed)
  expect(tops.length).toBe(8)
  const steps = tops.slice(1).map((top, index) => top / tops[index]!)
  expect(mean(steps.slice(0, 4))).toBeGreaterThan(1.025)
  expect(mean(steps.slice(4))).toBeLessThan(1.015)
  expect(mean(steps.slice(4))).toBeGreaterThan(0.985)
})
