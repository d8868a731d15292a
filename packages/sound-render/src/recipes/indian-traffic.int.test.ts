import { bandOf, blockLevels, findRises, rms, toMono, trackPeak } from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import type { Stereo } from '../dsp/stereo.ts'
import { STEPS_PER_SECOND } from './drives.ts'
import { trafficLayers } from './indian-traffic.ts'
import { FASTEST, SLOWEST } from './traffic-places.ts'
import { driveBy } from './drive-by.ts'

const RATE = hertz(44_100)

/** Power of what counts in dBA, in which the studies measured: little below 500 Hz does. */
const weighted = ({ left, right }: Stereo): number =>
  [left, right].reduce((sum, channel) => sum + rms(bandOf(channel, RATE, { from: 500 })) ** 2, 0)

const claim = (text: string) => claimOf(import.meta.filename, 'indian-traffic', text)

it('adds 2 to 6 dB to the street with its horns, as Indian cities do', { timeout: 240_000 }, () =>
  prove(claim('adds 2 to 6 dB to the street with its horns'), () => {
    const { street, horns } = trafficLayers({ seed: 10, sampleRate: RATE })
    const without = weighted(street)
    const blown = weighted(horns)
    const added = 10 * Math.log10((without + blown) / without)
    expect(added).toBeGreaterThan(2)
    expect(added).toBeLessThan(6)
    return { 'dB that horns add': added }
  }),
)

/** Blasts of the horns' layer, and its level. */
const countBlasts = (horns: number) => {
  const layers = trafficLayers({
    seed: 3,
    sampleRate: hertz(22_050),
    duration: seconds(48),
    setting: { characters: { horns } },
  })
  const mono = toMono([layers.horns.left, layers.horns.right])
  const envelope = blockLevels(mono, 22_050, 0.02).map((level) => 10 ** (level / 20))
  return { blasts: findRises(envelope, 8).length, level: rms(mono) }
}

it('has no horn at 0, and at 100 at least twice as many as usual', { timeout: 240_000 }, () =>
  prove(claim('has no horn at 0, and at 100 twice as many'), () => {
    expect(countBlasts(0).level).toBe(0)
    const usual = countBlasts(50)
    expect(usual.blasts).toBeGreaterThan(8)
    expect(countBlasts(25).blasts).toBeLessThan(usual.blasts)
    expect(countBlasts(100).blasts).toBeGreaterThanOrEqual(2 * usual.blasts)
  }),
)

it.each([SLOWEST, FASTEST])(
  'lowers the pitch of what drives past at %i m/s by 3 to 8 %, and carries it to the other ear',
  (speed) => {
    const tone = Float32Array.from({ length: 8 * RATE }, (_, index) =>
      Math.sin((2 * Math.PI * 1000 * index) / RATE),
    )
    const along = Float32Array.from(
      { length: 8 * STEPS_PER_SECOND + 1 },
      (_, step) => speed * (step / STEPS_PER_SECOND - 4),
    )
    const silent = new Float32Array(tone.length)
    const source = { engine: tone, tyres: { left: silent, right: silent } }
    const { left, right } = driveBy(source, { along, nearest: 4, direction: 1 }, RATE)
    const both = left.map((value, index) => value + right[index]!)
    const track = trackPeak(both, { sampleRate: RATE, from: 900, to: 1100, size: 8192, hop: 4096 })
    const pitchAt = (duration: number) =>
      track.find(({ time }) => time >= duration)?.frequency ?? Number.NaN
    const fall = pitchAt(1.2) / pitchAt(6.8)
    expect(fall).toBeCloseTo((343 + speed) / (343 - speed), 2)
    expect(fall).toBeGreaterThan(1.03)
    expect(fall).toBeLessThan(1.08)
    const half = left.length / 2
    expect(rms(left.subarray(0, half))).toBeGreaterThan(rms(left.subarray(half)))
    expect(rms(right.subarray(half))).toBeGreaterThan(rms(right.subarray(0, half)))
  },
)
