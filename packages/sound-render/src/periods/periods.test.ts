import {
  bandLevels,
  earCorrelation,
  integratedLoudness,
  mean,
  measureSeam,
  repeatLoop,
  truePeak,
} from '@dhvani/audio-measures'
import { decibels, hertz, lufs, samples, seconds, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { whiteNoise } from '../dsp/noise.ts'
import { scaleStereo, type Stereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { findFault, type PeriodMeters } from './find-fault.ts'
import { PASSAGE } from './passage-length.ts'
import { getPeriodSeed } from './period-seed.ts'
import { playPeriods } from './play-periods.ts'
import { renderPeriod } from './render-period.ts'
import { spreadChannel, spreadTexture } from './spread-texture.ts'

const RATE = hertz(16_000)
const FINISH = { sampleRate: RATE, targetLufs: lufs(-23) }
const METERS: PeriodMeters = {
  loudness: ({ left, right }, sampleRate) => integratedLoudness([left, right], sampleRate),
  truePeak: ({ left, right }) => truePeak([left, right]),
  isSeamless: ({ left, right }, sampleRate) =>
    measureSeam([left, right], sampleRate, [left.length / 2]).seamless,
}

/** Ten seconds of noise, at another level for each seed. */
const hiss: Recipe = {
  file: 'hiss',
  version: '1',
  defaultSeed: 1,
  duration: seconds(10.24),
  bitrate: 160,
  peakCeiling: decibels(-4),
  render({ seed, sampleRate }) {
    const length = samples(10.24 * sampleRate)
    const channel = (side: string) => whiteNoise(length, seededRandom('hiss', seed, side))
    const level = 0.01 + 0.1 * seededRandom('level', seed)()
    return scaleStereo({ left: channel('left'), right: channel('right') }, level)
  },
}

const take = (seed: number): Stereo => renderPeriod(hiss, { ...FINISH, seed }, METERS)

const join = (pieces: readonly Stereo[]): Stereo => {
  const side = (name: 'left' | 'right') => Float32Array.from(pieces.flatMap((it) => [...it[name]]))
  return { left: side('left'), right: side('right') }
}

/** Four periods as they are played, and the middles of the three passages. */
const playFour = (periods: readonly (Stereo | undefined)[], passage = PASSAGE) => {
  const playing = playPeriods(periods[0]!, (index) => periods[index], samples(passage * RATE))
  const pieces = Array.from({ length: 7 }, () => playing.next().value)
  const { left, right } = join(pieces)
  const length = periods[0]!.left.length
  return { channels: [left, right], joins: [1, 2, 3].map((index) => index * length) }
}

describe('the seed of a period', () => {
  it('follows from the number of the hour, the sound and the place', () => {
    expect([1, 2, 3].map((index) => getPeriodSeed(7, 'rain', index))).toEqual([
      3290135764, 2767173199, 212528745,
    ])
    const seeds = [getPeriodSeed(7, 'rain', 1), getPeriodSeed(8, 'rain', 1)]
    expect(new Set([...seeds, getPeriodSeed(7, 'train', 1)]).size).toBe(3)
  })
})

describe('a period', () => {
  it.each([1, 2, 3])('of seed %i is as loud as its file within 0.3 LU, with no fault', (seed) => {
    const period = take(seed)
    expect(Math.abs(METERS.loudness(period, RATE) - FINISH.targetLufs)).toBeLessThan(0.3)
    expect(findFault(period, FINISH, METERS)).toBeUndefined()
  })

  it('is the same for the same seed and another for another', () => {
    expect(take(4)).toEqual(take(4))
    expect(take(4).left).not.toEqual(take(5).left)
  })

  it('begins at the next calm place where a listener would hear the join at the calmest', () => {
    let tries = 0
    const meters: PeriodMeters = {
      ...METERS,
      isSeamless: (stretch, rate) => (tries += 1) > 2 && METERS.isSeamless(stretch, rate),
    }
    const options = { ...FINISH, seed: 3 }
    const period = renderPeriod(hiss, options, meters)
    expect(tries).toBeGreaterThan(2)
    expect(period.left).not.toEqual(renderPeriod(hiss, options, METERS).left)
    expect(findFault(period, FINISH, METERS)).toBeUndefined()
  })

  it('of a texture has one channel in both ears, 49/128 of a period apart, and no join is heard in either', () => {
    const { left, right } = renderPeriod(spreadTexture(hiss), { ...FINISH, seed: 2 }, METERS)
    const later = (left.length * 49) / 128
    expect(right.subarray(0, -later)).toEqual(left.subarray(later))
    expect(right.subarray(-later)).toEqual(left.subarray(0, later))
    expect(findFault({ left, right }, FINISH, METERS)).toBeUndefined()
  })

  it('of a texture has a bass that both ears share, and no other level than before', () => {
    const take = { seed: 2, sampleRate: RATE }
    const { left } = hiss.render(take)
    const [shared, plain] = [spreadTexture(hiss).render(take), spreadChannel(left)]
    const inBass = (sound: Stereo) =>
      earCorrelation([sound.left, sound.right], RATE, { from: 30, to: 90 })
    expect(inBass(shared)).toBeGreaterThan(0.3)
    // Control: without it the ears have nothing in common.
    expect(inBass(plain)).toBeLessThan(0.2)
    for (const band of [{ to: 120 }, { from: 150, to: 300 }, { from: 1000 }]) {
      const [level, before] = [shared.left, left].map((side) =>
        mean(bandLevels(side, RATE, band, 0.5)),
      )
      expect(Math.abs(level! - before!)).toBeLessThan(0.6)
    }
  })

  it('of single events is as loud in each half minute, because a minute may lie in two periods', () => {
    const rising: Recipe = {
      ...hiss,
      duration: seconds(76.8),
      render({ seed, sampleRate }) {
        const length = samples(76.8 * sampleRate)
        const side = whiteNoise(length, seededRandom('rising', seed))
        // Four decibels between its softest and its loudest place, once around.
        const swell = side.map(
          (value, at) => 0.1 * value * 10 ** ((2 * Math.sin((2 * Math.PI * at) / length)) / 20),
        )
        return { left: swell, right: swell.slice() }
      },
    }
    const farthest = ({ left, right }: Stereo) =>
      Math.max(
        ...[0, 1, 2, 3].map((step) => {
          const part = (channel: Float32Array) =>
            channel.subarray(step * 12.8 * RATE, (step * 12.8 + 30) * RATE)
          const half = integratedLoudness([part(left), part(right)], RATE)
          return Math.abs(half - FINISH.targetLufs)
        }),
      )
    const options = { ...FINISH, seed: 1 }
    expect(farthest(renderPeriod({ ...rising, isSparse: true }, options, METERS))).toBeLessThan(0.6)
    expect(farthest(renderPeriod(rising, options, METERS))).toBeGreaterThan(1)
  })

  it.each([
    ['not a number', (it: Stereo) => void (it.right[99] = Number.NaN)],
    ['not a number', (it: Stereo) => void (it.left[0] = Infinity)],
    ['loudness', (it: Stereo) => void scaleStereo(it, 10 ** (0.4 / 20))],
    ['loudness', (it: Stereo) => void scaleStereo(it, 0)],
    ['peak', (it: Stereo) => void (it.left[5000] = 0.9)],
    ['seam', (it: Stereo) => void it.left.fill(0, 0, 200)],
  ])('is refused: %s', (fault, spoil) => {
    const period = take(6)
    spoil(period)
    expect(findFault(period, FINISH, METERS)).toBe(fault)
  })
})

describe('periods that are played one after another', () => {
  const periods = [1, 2, 3, 4].map(take)
  const seamOf = ({ channels, joins }: ReturnType<typeof playFour>) =>
    measureSeam(channels, RATE, joins)

  it('pass into each other without a seam, and last as long as they are', () => {
    const played = playFour(periods)
    expect(seamOf(played)).toMatchObject({ seamless: true })
    expect(played.channels[0]!.length).toBe(4 * periods[0]!.left.length - RATE)
  })

  it('control: a passage without an overlap has a seam where the levels differ', () => {
    const soft = scaleStereo(take(2), 0.6)
    expect(seamOf(playFour([periods[0]!, soft, periods[2]!, soft], seconds(0)))).toMatchObject({
      seamless: false,
    })
  })

  it('the loop goes on where no period is ready', () => {
    const { channels } = playFour([periods[0]!, undefined, undefined, undefined])
    const looped = repeatLoop([periods[0]!.left], 4).channels[0]!
    const half = periods[0]!.left.length / 2
    expect(channels[0]!.subarray(half, half + 3 * 2 * half - RATE)).toEqual(
      looped.subarray(0, 3 * 2 * half - RATE),
    )
  })
})
