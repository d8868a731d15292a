import { decibels, hertz, lufs, samples, seconds, seededRandom } from '@dhvani/units'
import { integratedLoudness, truePeak } from '@dhvani/audio-measures'
import { describe, expect, it } from 'vitest'
import { getCalmestStart, rotate } from './calm-seam.ts'
import { createDeck } from './chance.ts'
import { applyGain, curveFrom, delayCurve, readCurve, wander } from './curve.ts'
import { placeCyclic, placeStereo } from './events.ts'
import { bandPass, filterCyclic, highPass, lowPass, type Section } from './filters.ts'
import { movingFilter } from './moving-filter.ts'
import { pinkNoise, whiteNoise } from './noise.ts'
import { limitCyclic, normaliseLoudness, type Meters } from './normalise.ts'
import { hashPcm16 } from './pcm.ts'
import { bubble } from './resonance.ts'
import { reverberate } from './reverb.ts'
import { rootMeanSquare, silence } from './stereo.ts'

const RATE = hertz(44_100)
const LENGTH = 2 * RATE

const METERS: Meters = {
  loudness: ({ left, right }, sampleRate) => integratedLoudness([left, right], sampleRate),
  truePeak: ({ left, right }) => truePeak([left, right]),
}

const noise = (name = 'noise', length = LENGTH) => whiteNoise(samples(length), seededRandom(name))

/** Level of the difference of two signals relative to the first, in dB. */
const difference = (a: Float32Array, b: Float32Array): number =>
  20 * Math.log10(rootMeanSquare(a.map((value, index) => value - b[index]!)) / rootMeanSquare(a))

/** What a filter leaves when the loop is run through it `passes` times without a pause. */
const runThrough = (loop: Float32Array, section: Section, passes: number): Float32Array => {
  const out = new Float32Array(loop.length)
  let [first, second] = [0, 0]
  for (let step = 0; step < passes * loop.length; step += 1) {
    const x = loop[step % loop.length]!
    const y = section.b0 * x + first
    first = section.b1 * x - section.a1 * y + second
    second = section.b2 * x - section.a2 * y
    out[step % loop.length] = y
  }
  return out
}

it.each([1, 2, 3])('deals each of a list as often as the list has it, seed %i', (seed) => {
  const deal = createDeck(['bike', 'bike', 'car'], seededRandom('deck', seed))
  const dealt = Array.from({ length: 30 }, deal)
  for (let at = 0; at < dealt.length; at += 3)
    expect(dealt.slice(at, at + 3).toSorted()).toEqual(['bike', 'bike', 'car'])
  expect(new Set(dealt.map((card, at) => `${at % 3} ${card}`)).size).toBe(6)
})

describe('cyclic filters', () => {
  it.each([
    ['low-pass', lowPass(140, RATE)],
    ['high-pass', highPass(35, RATE)],
    ['narrow band', bandPass(600, RATE, 9)],
  ])('leave what a third pass through the %s would leave, below -100 dB', (_, section) => {
    const loop = noise()
    expect(
      difference(runThrough(loop, section, 3), filterCyclic(loop.slice(), [section])),
    ).toBeLessThan(-100)
  })

  it('move without a seam', () => {
    const curve = curveFrom(samples(LENGTH), (phase) => 800 + 600 * Math.cos(2 * Math.PI * phase))
    const loop = noise()
    const filtered = movingFilter(loop.slice(), 'low-pass', curve, RATE)
    const half = LENGTH / 2
    const turned = movingFilter(
      rotate({ left: loop, right: loop }, samples(half)).left,
      'low-pass',
      delayCurve(curve, -0.5),
      RATE,
    )
    expect(
      difference(rotate({ left: filtered, right: filtered }, samples(half)).left, turned),
    ).toBeLessThan(-45)
  })
})

describe('cyclic rooms', () => {
  it('sound the same wherever the loop is begun', () => {
    const dry = { left: noise('left'), right: noise('right') }
    const room = { t60: seconds(0.6), damping: 3000, size: 0.4, preDelay: seconds(0.01) }
    const wet = reverberate(dry, room, RATE)
    const start = 12_345
    const turned = reverberate(rotate(dry, samples(start)), room, RATE)
    expect(difference(rotate(wet, samples(start)).left, turned.left)).toBeLessThan(-100)
  })
})

describe('modulators', () => {
  it('wander with zero mean and unit variance, and meet their own start', () => {
    const curve = wander({
      length: samples(LENGTH),
      sampleRate: RATE,
      lowest: 0.5,
      highest: 5,
      slope: 0.8,
      random: seededRandom('wander'),
    })
    const mean = curve.reduce((sum, value) => sum + value, 0) / curve.length
    expect(mean).toBeCloseTo(0, 3)
    expect(rootMeanSquare(curve)).toBeCloseTo(1, 1)
    const steps = curve.map((value, index) => Math.abs(value - curve.at(index - 1)!))
    expect(steps[0]).toBeLessThanOrEqual(1.2 * Math.max(...steps.subarray(1)))
  })

  it('are read and applied around the end of the loop', () => {
    const curve = Float32Array.from([0, 1, 2, 3])
    expect(readCurve(curve, 0.875)).toBeCloseTo(1.5)
    expect(readCurve(curve, -0.25)).toBeCloseTo(3)
    expect([
      ...applyGain(
        Float32Array.from({ length: 8 }, () => 1),
        curve,
      ),
    ]).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 1.5])
  })
})

describe('events', () => {
  it('come in at the start when they run over the end', () => {
    const loop = new Float32Array(4)
    placeCyclic(loop, Float32Array.from([1, 2, 3]), samples(3), 2)
    expect([...loop]).toEqual([4, 6, 0, 2])
  })

  it('reach the far ear later and softer', () => {
    const loop = silence(samples(100))
    placeStereo(loop, Float32Array.from([1]), {
      at: samples(10),
      factor: 1,
      pan: -0.8,
      delay: samples(20),
    })
    expect(loop.left.findIndex((value) => value !== 0)).toBe(10)
    expect(loop.right.findIndex((value) => value !== 0)).toBe(26)
    expect(loop.left[10]).toBeGreaterThan(loop.right[26]!)
  })

  it.each([
    [0.0005, 6000, 0.008],
    [0.001, 3000, 0.019],
    [0.002, 1500, 0.048],
  ])('a bubble of %f m sings at %i Hz for %f s', (radius, frequency, t60) => {
    const signal = bubble(radius, 0, RATE)
    const crossings = signal.filter((value, at) => value >= 0 && (signal[at - 1] ?? 0) < 0).length
    expect((crossings / signal.length) * RATE).toBeGreaterThan(frequency * 0.85)
    expect((crossings / signal.length) * RATE).toBeLessThan(frequency * 1.15)
    // 55 dB of decay are rendered.
    expect(signal.length / RATE).toBeCloseTo((t60 * 54.7) / 60, 2)
  })
})

describe('finishing', () => {
  it('brings a loop to its loudness under the ceiling', () => {
    const loop = {
      left: pinkNoise(samples(4 * RATE), RATE, seededRandom('l')),
      right: noise('r', 4 * RATE),
    }
    loop.left[1000] = 40
    normaliseLoudness(
      loop,
      { targetLufs: lufs(-23), peakCeiling: decibels(-4), sampleRate: RATE },
      METERS,
    )
    expect(METERS.loudness(loop, RATE)).toBeCloseTo(-23, 0)
    expect(METERS.truePeak(loop)).toBeLessThanOrEqual(-3.9)
  })

  it('limits a peak at the seam from both sides of it', () => {
    const loop = { left: new Float32Array(RATE).fill(0.1), right: new Float32Array(RATE).fill(0.1) }
    loop.left[0] = 1
    expect(limitCyclic(loop, 0.5, RATE)).toBeCloseTo(6, 0)
    expect(loop.left[0]).toBeLessThanOrEqual(0.5)
    expect(loop.left[RATE - 50]).toBeLessThan(0.1)
  })

  it('begins a loop away from its loudest event', () => {
    const loop = { left: noise('quiet', 8 * RATE), right: noise('quiet too', 8 * RATE) }
    for (let at = 0; at < 4000; at += 1) loop.left[at]! *= 20
    const start = getCalmestStart(loop, RATE)
    expect(start).toBeGreaterThan(1.5 * RATE)
    expect(start).toBeLessThan(6.5 * RATE)
  })

  it('gives the same render the same hash, and another one another', () => {
    const render = (name: string) =>
      hashPcm16({ left: noise(name, 1000), right: noise(name, 1000) })
    expect(render('a')).toBe(render('a'))
    expect(render('a')).not.toBe(render('b'))
  })
})
