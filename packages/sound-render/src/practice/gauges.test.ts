import { integratedLoudness } from '@dhvani/audio-measures'
import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { measureFundamental } from './measure-fundamental.ts'
import { renderPluck, type RenderedPluck } from './tanpura-pluck.ts'

const RATE = hertz(48_000)

/** The kharaj of C♯3 and its jor: a low string of bronze, a high one of steel. */
const STRINGS = [69.3, 138.6].map(hertz)

const cents = (one: number, other: number) => 1200 * Math.log2(one / other)

const rendered = new Map<string, RenderedPluck>()

const pluck = (frequency: number, thickness: number, jawari: number): RenderedPluck => {
  const key = [frequency, thickness, jawari].join(' ')
  const known = rendered.get(key)
  if (known) return known
  const made = renderPluck({
    frequency: hertz(frequency),
    thickness,
    jawari,
    take: 1,
    seed: 1,
    duration: seconds(2.6),
    sampleRate: RATE,
  })
  rendered.set(key, made)
  return made
}

/** Real and imaginary part of a frequency in a Hann window of sixteen periods of the string, around a moment. */
const lookAt = (signal: Float32Array, tone: number, string: number, at: number) => {
  const width = Math.round((16 * RATE) / string)
  const start = Math.round(at * RATE - width / 2)
  let [real, imaginary] = [0, 0]
  for (let index = 0; index < width; index += 1) {
    const value = signal[start + index]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / width))
    const turn = (2 * Math.PI * tone * (start + index)) / RATE
    real += value * Math.cos(turn)
    imaginary -= value * Math.sin(turn)
  }
  return { power: real * real + imaginary * imaginary, phase: Math.atan2(imaginary, real) }
}

/** Cents by which a partial stands above its multiple of the string, by the turn of its phase in half a second. */
const stretchOf = (signal: Float32Array, string: number, number: number) => {
  const [at, apart] = [0.3, 0.5]
  const tone = number * string
  const turn =
    lookAt(signal, tone, string, at + apart).phase - lookAt(signal, tone, string, at).phase
  const wrapped = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
  return cents(tone + wrapped / (2 * Math.PI * apart), tone)
}

/** Decibels that a partial loses in a second. */
const fallOf = (signal: Float32Array, string: number, number: number) =>
  10 *
  Math.log10(
    lookAt(signal, number * string, string, 0.3).power /
      lookAt(signal, number * string, string, 1.3).power,
  )

/** Mean number of the partials 1 to 24, weighted by power. */
const meanPartial = (signal: Float32Array, string: number, at: number) => {
  const powers = Array.from(
    { length: 24 },
    (_, index) => lookAt(signal, (index + 1) * string, string, at).power,
  )
  const weighted = powers.reduce((sum, power, index) => sum + (index + 1) * power, 0)
  return weighted / powers.reduce((sum, power) => sum + power, 0)
}

const GAUGES = { thin: 5 / 6, usual: 1, thick: 7 / 6 }

const byGauge = (measure: (thickness: number) => number) => ({
  thin: measure(GAUGES.thin),
  usual: measure(GAUGES.usual),
  thick: measure(GAUGES.thick),
})

it('stretches the partials of a wire by the square of its diameter', () => {
  const stretch = byGauge((thickness) => stretchOf(pluck(138.6, thickness, 0).samples, 138.6, 10))
  // 600 / ln 2 · B · 10² cents, where B of the usual wire is two millionths; samples are as rendered, not tuned yet.
  const most = (600 / Math.LN2) * 2e-6 * 100
  expect(stretch.usual).toBeGreaterThan(0.9 * most)
  expect(stretch.usual).toBeLessThan(1.1 * most)
  expect(stretch.thin / stretch.usual).toBeCloseTo(GAUGES.thin ** 2, 1)
  expect(stretch.thick / stretch.usual).toBeCloseTo(GAUGES.thick ** 2, 1)
})

it('lets the high partials of a thick wire die sooner, and the low ones alike', () => {
  // At a bare bridge: nothing but the wire decides.
  const high = byGauge((thickness) => fallOf(pluck(370, thickness, 0).samples, 370, 10))
  const low = byGauge((thickness) => fallOf(pluck(138.6, thickness, 0).samples, 138.6, 3))
  expect(high.thick).toBeGreaterThan(high.usual + 1.5)
  expect(high.usual).toBeGreaterThan(high.thin + 1.5)
  expect(Math.abs(low.thick - low.thin)).toBeLessThan(0.5)
})

it('lets a thin wire, which swings more for the same finger, take more from the bridge', () => {
  for (const frequency of STRINGS) {
    const bright = byGauge((thickness) =>
      meanPartial(pluck(frequency, thickness, 60).samples, frequency, 1.5),
    )
    expect(bright.thin).toBeGreaterThan(bright.usual + 0.5)
    expect(bright.usual).toBeGreaterThan(bright.thick + 0.5)
    const bare = byGauge((thickness) =>
      meanPartial(pluck(frequency, thickness, 0).samples, frequency, 1.5),
    )
    expect(bare.thin - bare.thick).toBeLessThan(0.3)
  }
})

/** Before it fades out. */
const loudnessOf = ({ samples }: RenderedPluck) =>
  integratedLoudness([samples.subarray(0, 1.7 * RATE)], RATE)

it('keeps every wire in tune and as loud as the usual one, at every jawari', () => {
  for (const frequency of [49, 370])
    // The thinnest: thin wires on the smaller of two tanpuras.
    for (const thickness of [(11 / 12) * GAUGES.thin, GAUGES.thin, GAUGES.thick])
      for (const jawari of [0, 60, 100]) {
        const plucked = pluck(frequency, thickness, jawari)
        const what = `${frequency} Hz, ${thickness.toFixed(2)}, ${jawari}`
        const heard = measureFundamental(plucked.samples, hertz(frequency), RATE) * plucked.rate
        expect(Math.abs(cents(heard, frequency)), what).toBeLessThan(0.5)
        const usual = pluck(138.6, 1, 60)
        expect(Math.abs(loudnessOf(plucked) - loudnessOf(usual)), what).toBeLessThan(1)
      }
})
