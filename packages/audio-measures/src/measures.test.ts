import { seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import {
  autocorrelation,
  bandOf,
  crest,
  findBursts,
  findRises,
  integratedLoudness,
  kurtosis,
  longestGap,
  longestSilence,
  measureFeatures,
  measureSeam,
  modulationSpectrum,
  offsetLevel,
  repeatLoop,
  rms,
  selfSimilarity,
  trackPartials,
  trackPeak,
  truePeak,
} from './index.ts'

const RATE = 44_100

const sine = (frequency: number, level: number, seconds: number, rate = RATE, phase = 0) => {
  const amplitude = 10 ** (level / 20)
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequency * index) / rate + phase),
  )
}

const noise = (seconds: number, name = 'noise') => {
  const random = seededRandom(name)
  return Float32Array.from({ length: Math.round(seconds * RATE) }, () => 0.2 * (random() - 0.5))
}

describe('loudness', () => {
  it.each([44_100, 48_000])(
    'reads 997 Hz at -23 dBFS in both channels as -23.00 LUFS at %i Hz',
    (rate) => {
      const tone = sine(997, -23, 20, rate)
      expect(integratedLoudness([tone, tone], rate)).toBeCloseTo(-23, 1)
    },
  )

  it('does not count silence between sounds', () => {
    const padded = new Float32Array(40 * RATE)
    padded.set(sine(997, -23, 20))
    expect(integratedLoudness([padded, padded], RATE)).toBeCloseTo(-23, 0)
  })

  it('has no loudness for silence', () => {
    expect(integratedLoudness([new Float32Array(RATE)], RATE)).toBe(-Infinity)
  })
})

describe('true peak', () => {
  it('finds the peak that hides between samples', () => {
    // A quarter of the sample rate at 45 degrees: every sample is 3 dB below the wave's top.
    const hidden = sine(RATE / 4, 0, 0.2, RATE, Math.PI / 4)
    expect(truePeak([hidden])).toBeGreaterThan(-0.2)
    expect(truePeak([hidden])).toBeLessThan(0.4)
  })

  it('reads a slow sine as its amplitude', () => {
    expect(truePeak([sine(100, -6, 0.5)])).toBeCloseTo(-6, 1)
  })
})

describe('seams', () => {
  const loop = noise(4)

  it('pass for a loop that is periodic by construction', () => {
    const { channels, seams } = repeatLoop([loop, loop], 3)
    expect(measureSeam(channels, RATE, seams).seamless).toBe(true)
  })

  it('fail for the 26 ms hole that an untagged mp3 leaves', () => {
    const gapped = new Float32Array(loop.length + 1146)
    gapped.set(loop)
    const { channels, seams } = repeatLoop([gapped], 3)
    const measured = measureSeam(channels, RATE, seams)
    expect(measured.hole).toBeLessThan(-20)
    expect(measured.seamless).toBe(false)
  })

  it('fail for the 6 ms gap of a media element that loops', () => {
    const gapped = new Float32Array(loop.length + 280)
    gapped.set(loop)
    const { channels, seams } = repeatLoop([gapped], 3)
    expect(measureSeam(channels, RATE, seams).seamless).toBe(false)
    expect(longestGap(channels, RATE)).toBeGreaterThanOrEqual(5)
    expect(longestGap([loop], RATE)).toBe(0)
  })

  it('fail for a tone that is cut in mid-cycle', () => {
    const cut = sine(440, -12, 4.0005)
    const { channels, seams } = repeatLoop([cut], 3)
    expect(measureSeam(channels, RATE, seams).click).toBeGreaterThan(2)
  })

  it('fail for a step in loudness', () => {
    const step = loop.map((value, index) => value * (index < loop.length / 2 ? 1 : 2))
    const { channels, seams } = repeatLoop([step], 3)
    expect(measureSeam(channels, RATE, seams).step).toBeGreaterThan(5)
  })
})

describe('features', () => {
  it('put white noise at a slope of 0 and brown noise at -6 dB per octave', () => {
    const white = noise(10)
    let state = 0
    const brown = white.map((value) => (state = 0.9995 * state + value))
    expect(measureFeatures([white], RATE).slope).toBeCloseTo(0, 0)
    expect(measureFeatures([brown], RATE).slope).toBeCloseTo(-6, 0)
  })

  it('find all the power of a tone in its band', () => {
    const features = measureFeatures([sine(1000, -12, 3)], RATE)
    expect(features.middle).toBeGreaterThan(0.99)
    expect(features.flatness).toBeLessThan(0.001)
  })

  it('know Gaussian noise by its kurtosis of 3', () => {
    const random = seededRandom('gauss')
    const gaussian = Float32Array.from({ length: 100_000 }, () => {
      let sum = 0
      for (let term = 0; term < 24; term += 1) sum += random()
      return sum - 12
    })
    expect(kurtosis(gaussian)).toBeCloseTo(3, 0)
  })
})

describe('events and pitches', () => {
  it('count rises and ignore ripples', () => {
    const envelope = Float32Array.from(
      { length: 1000 },
      (_, index) => 0.1 + ((index + 50) % 100 < 5 ? 1 : 0),
    )
    expect(findRises(envelope, 3)).toHaveLength(10)
    expect(
      findRises(
        envelope.map((value) => 1 + 0.01 * value),
        3,
      ),
    ).toHaveLength(0)
  })

  it('find a period in an autocorrelation', () => {
    const series = Float32Array.from({ length: 2000 }, (_, index) => (index % 80 === 0 ? 1 : 0))
    const lags = autocorrelation(series, 200)
    expect(lags[80]).toBeGreaterThan(0.95)
    expect(lags[40]).toBeLessThan(0.05)
  })

  it('follow a glide to within a hertz or two', () => {
    const phases = Float32Array.from({ length: RATE }, (_, index) => {
      const time = index / RATE
      return Math.sin(2 * Math.PI * (800 * time + 200 * time * time))
    })
    const track = trackPeak(phases, { sampleRate: RATE, from: 500, to: 2000, size: 2048, hop: 512 })
    for (const { time, frequency } of track)
      expect(Math.abs(frequency - (800 + 400 * time))).toBeLessThan(4)
  })

  it('follow two partials at once', () => {
    const low = sine(700, -20, 1)
    const both = sine(1900, -26, 1).map((value, index) => value + low[index]!)
    const tracks = trackPartials(both, {
      sampleRate: RATE,
      from: 500,
      to: 2500,
      size: 1024,
      hop: 256,
      prominence: 12,
      reach: 0.02,
      frames: 20,
    })
    const pitches = tracks.map(({ frequencies }) => Math.round(frequencies[5]! / 100))
    expect(pitches.toSorted((a, b) => a - b)).toEqual([7, 19])
  })
})

describe('bands', () => {
  it('keep what lies inside and take away what lies outside', () => {
    const low = sine(200, -12, 1)
    const both = sine(3000, -12, 1).map((value, index) => value + low[index]!)
    const level = (band: { from?: number; to?: number }) =>
      20 * Math.log10(rms(bandOf(both, RATE, band).subarray(RATE / 10)))
    // The root of the mean square of a sine lies 3 dB below its amplitude.
    expect(level({ to: 800 })).toBeCloseTo(-15, 0)
    expect(level({ from: 800 })).toBeCloseTo(-15, 0)
    expect(level({ from: 600, to: 1000 })).toBeLessThan(-35)
  })
})

describe('levels', () => {
  it('find a constant under a sound, and none under a sound about zero', () => {
    const tone = sine(441, -20, 1)
    expect(offsetLevel(tone)).toBeLessThan(-80)
    expect(offsetLevel(tone.map((value) => value + 0.01))).toBeCloseTo(-40, 1)
  })

  it('count zeros only where all channels are silent at once', () => {
    const left = noise(0.1).fill(0, 100, 300)
    const right = noise(0.1, 'right').fill(0, 250, 500)
    expect(longestSilence([left, right])).toBe(50)
    expect(longestSilence([left])).toBe(200)
  })

  it('put the crest of a sine at 3 dB, and of a click far above it', () => {
    expect(crest(sine(441, -6, 1))).toBeCloseTo(3, 1)
    const click = new Float32Array(RATE)
    click[100] = 1
    expect(crest(click)).toBeGreaterThan(40)
  })
})

describe('bursts', () => {
  const envelope = Float32Array.from({ length: 100 }, (_, index) =>
    (index >= 20 && index < 30) || (index >= 33 && index < 40) || index === 80 ? 1 : 0.01,
  )

  it('are joined over short gaps and dropped when they are too short', () => {
    const bursts = findBursts(envelope, 0.01, () => 0.5, { joinGap: 0.05, minimum: 0.05 })
    expect(bursts).toHaveLength(1)
    expect(bursts[0]!.start).toBeCloseTo(0.2)
    expect(bursts[0]!.end).toBeCloseTo(0.4)
    expect(bursts[0]!.level).toBeCloseTo(0, 3)
  })

  it('stay apart without a gap to join over', () => {
    expect(findBursts(envelope, 0.01, () => 0.5, { joinGap: 0, minimum: 0 })).toHaveLength(3)
    expect(findBursts(envelope, 0.01, () => 2, { joinGap: 0, minimum: 0 })).toEqual([])
  })
})

describe('modulation', () => {
  it('beats at the rate that an envelope beats at, and nowhere when it is level', () => {
    const hop = 0.01
    const beating = Float32Array.from(
      { length: 2048 },
      (_, index) => 1 + 0.5 * Math.sin(2 * Math.PI * 4 * index * hop),
    )
    const points = modulationSpectrum(beating, hop, 512)
    const strongest = points.reduce((best, point) => (point.power > best.power ? point : best))
    expect(Math.abs(strongest.frequency - 4)).toBeLessThan(0.2)
    const level = modulationSpectrum(new Float32Array(2048).fill(1), hop, 512)
    expect(Math.max(...level.map(({ power }) => power))).toBeLessThan(1e-9 * strongest.power)
  })
})

describe('self-similarity', () => {
  it('sees an event that was copied, and none where there is none', () => {
    const texture = noise(24, 'texture')
    expect(selfSimilarity(texture, RATE)).toBeLessThan(0.2)
    const copied = texture.slice()
    copied.set(texture.subarray(3 * RATE + 17, 6 * RATE + 17), 15 * RATE + 1234)
    expect(selfSimilarity(copied, RATE)).toBeGreaterThan(0.8)
  })
})
