import { hertz, seconds, type Hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { measureFundamental } from './measure-fundamental.ts'
import { KIT_STROKES, renderStroke } from './tabla-kit.ts'
import { renderPluck } from './tanpura-pluck.ts'

const RATE = hertz(48_000)

/** Sa of the treble drum: from its lowest an octave up, in quarter tones. */
const DAYAN_SAS = Array.from({ length: 24 }, (_, index) => 190 * 2 ** (index / 24))

const cents = (one: number, other: number) => 1200 * Math.log2(one / other)

/** Power of partials `from` to `to` in a Hann window of 93 ms around a moment. */
const powerOf = (
  signal: Float32Array,
  frequency: number,
  [from, to]: [number, number],
  at: number,
) => {
  const width = Math.round(0.093 * RATE)
  const start = Math.max(0, Math.round(at * RATE - width / 2))
  let power = 0
  for (let number = from; number <= to; number += 1) {
    const step = (2 * Math.PI * frequency * number) / RATE
    let [real, imaginary] = [0, 0]
    for (let index = 0; index < width; index += 1) {
      const value = signal[start + index]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / width))
      real += value * Math.cos(step * index)
      imaginary += value * Math.sin(step * index)
    }
    power += real * real + imaginary * imaginary
  }
  return power
}

/** Mean number of the partials 1 to 24, weighted by power. */
const meanPartial = (signal: Float32Array, frequency: number, at: number) => {
  const powers = Array.from({ length: 24 }, (_, index) =>
    powerOf(signal, frequency, [index + 1, index + 1], at),
  )
  const weighted = powers.reduce((sum, power, index) => sum + (index + 1) * power, 0)
  return weighted / powers.reduce((sum, power) => sum + power, 0)
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** When partials 4 to 16 are loudest, in seconds, and by how many decibels they rise until then. */
const swellOf = (signal: Float32Array, frequency: number) => {
  const times = Array.from({ length: 25 }, (_, index) => 0.05 * (index + 1))
  const powers = times.map((time) => powerOf(signal, frequency, [4, 16], time))
  const loudest = Math.max(...powers)
  return { peak: times[powers.indexOf(loudest)]!, rise: 10 * Math.log10(loudest / powers[0]!) }
}

/** How far the middle of the spectrum has moved up half a second after the pluck. */
const climbOf = (signal: Float32Array, frequency: number) =>
  meanPartial(signal, frequency, 0.5) - meanPartial(signal, frequency, 0.05)

const aPluck = (frequency: Hertz, jawari = 60, take = 1, thickness = 1) =>
  renderPluck({
    frequency,
    jawari,
    thickness,
    take,
    seed: 1,
    duration: seconds(2.6),
    sampleRate: RATE,
  })

/** The kharaj of G2, the jor of C♯3, the highest jor. */
const STRINGS = [49, 138.6, 370].map(hertz)

it.each(STRINGS)(
  'plays a string of %f hertz within half a cent, once its rate is applied',
  (frequency) => {
    const { samples, rate } = aPluck(frequency)
    expect(
      Math.abs(cents(measureFundamental(samples, frequency, RATE) * rate, frequency)),
    ).toBeLessThan(0.5)
    expect(Math.abs(cents(rate, 1))).toBeLessThan(1.5)
  },
)

it('measures a tone to a hundredth of a cent', () => {
  for (const off of [0, 7.3, -31]) {
    const frequency = 138.6 * 2 ** (off / 1200)
    const tone = Float32Array.from({ length: 2.6 * RATE }, (_, index) =>
      Math.sin((2 * Math.PI * frequency * index) / RATE),
    )
    expect(Math.abs(cents(measureFundamental(tone, hertz(138.6), RATE), frequency))).toBeLessThan(
      0.01,
    )
  }
})

it('lets partials 4 to 16 rise after the pluck, and not with a bare bridge', () => {
  for (const frequency of [69.3, 138.6, 277].map(hertz)) {
    const plucks = (jawari: number) =>
      [1, 2, 3, 4].map((take) => aPluck(frequency, jawari, take).samples)
    const buzzing = plucks(60)
    const swells = buzzing.map((samples) => swellOf(samples, frequency))
    const what = `${frequency} Hz`
    expect(mean(swells.map(({ peak }) => peak)), what).toBeGreaterThan(0.4)
    for (const { peak } of swells) expect(peak, what).toBeLessThanOrEqual(0.8)
    expect(mean(swells.map(({ rise }) => rise)), what).toBeGreaterThan(4)
    expect(mean(buzzing.map((one) => climbOf(one, frequency))), what).toBeGreaterThan(0.6)
    const bare = plucks(0)
    expect(mean(bare.map((one) => swellOf(one, frequency).rise)), what).toBeLessThan(1.5)
    for (const one of bare) expect(Math.abs(climbOf(one, frequency)), what).toBeLessThan(0.5)
  }
})

it('plucks no two alike, and one and the same for its number', () => {
  const [one, other] = [1, 2].map((take) => aPluck(hertz(138.6), 60, take).samples)
  expect(Math.abs(correlation(one!, other!))).toBeLessThan(0.95)
  expect(correlation(one!, aPluck(hertz(138.6)).samples)).toBeCloseTo(1, 9)
})

const correlation = (one: Float32Array, other: Float32Array) => {
  let [both, first, second] = [0, 0, 0]
  for (let index = 0; index < one.length; index += 1) {
    both += one[index]! * other[index]!
    first += one[index]! ** 2
    second += other[index]! ** 2
  }
  return both / Math.sqrt(first * second)
}

// The plan of a theka adds half a cent (apps/web/app/lib/riyaz/theka-plan.ts).
it.each(DAYAN_SAS)('tunes open strokes to a Sa of %f hertz within 2.5 cents', (hertzOfSa) => {
  const sa = hertz(hertzOfSa)
  const open = [
    ['na', 3],
    ['na', 2],
    ['ta', 3],
    ['tin', 9 / 8],
    ['tun', 9 / 8],
  ] as const
  for (const [stroke, ratio] of open)
    for (const take of [1, 2, 3]) {
      const samples = renderStroke(stroke, { sa, take, sampleRate: RATE })
      const found = measureFundamental(
        samples,
        hertz(sa * ratio),
        RATE,
        seconds(0.05),
        seconds(0.3),
      )
      expect(Math.abs(cents(found, sa * ratio)), `${stroke} ${take}`).toBeLessThan(2.5)
    }
})

it('bends the bass to notes of the chosen Sa: from low Ga up to the Sa below, and down to Pa', () => {
  for (const sa of [DAYAN_SAS[0]!, 261.63, DAYAN_SAS.at(-1)!].map(hertz))
    for (const [stroke, ratio] of [
      ['gheen', 1 / 2],
      ['ghe', 3 / 8],
    ] as const)
      for (const take of [1, 2, 3]) {
        const samples = renderStroke(stroke, { sa, take, sampleRate: RATE })
        const at = (from: number, length: number, near: number) =>
          measureFundamental(samples, hertz(sa * near), RATE, seconds(from), seconds(length))
        const what = `${stroke} ${take} at ${sa}`
        expect(Math.abs(cents(at(0.55, 0.35, ratio), sa * ratio)), what).toBeLessThan(20)
      }
})

it('strikes every stroke from its attack on, without an offset at its end', () => {
  for (const stroke of KIT_STROKES) {
    const samples = renderStroke(stroke, { sa: hertz(277.18), take: 2, sampleRate: RATE })
    const peak = Math.max(...samples.map(Math.abs))
    expect(peak).toBeGreaterThan(0.2)
    expect(peak).toBeLessThan(1.2)
    expect(samples.findIndex((value) => Math.abs(value) > peak / 10) / RATE).toBeLessThan(0.012)
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(1e-4)
  }
})
