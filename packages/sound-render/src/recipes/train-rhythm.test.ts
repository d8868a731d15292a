import { autocorrelation, mean, standardDeviation } from '@dhvani/audio-measures'
import { hertz, seconds, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { fromDecibels } from '../dsp/stereo.ts'
import { createRenderContext } from './render-context.ts'
import { coupleRake } from './train-rake.ts'
import { planRide, USUAL_SPEED } from './train-ride.ts'
import { layTrack } from './train-track.ts'
import { planStrikes } from './train-wheels.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const DURATION = seconds(64)
const HOP = 0.01
/** Seconds between the joints of two rails, as the gate of the train has them (docs/contract/audio.md §9). */
const RAIL = { from: 0.56, to: 1.6 }

type Timed = { readonly time: number; readonly level: number }

const travelWith = (seed: number, duration = DURATION) => {
  const context = createRenderContext('train', DURATION, {
    seed,
    sampleRate: hertz(8000),
    duration,
  })
  const ride = planRide(context, USUAL_SPEED)
  const joints = layTrack(ride.metres, context.share(2), context.random('track'))
  return { context, ride, joints, axles: coupleRake(context.random('rake')) }
}

const strikesWith = (seed: number): Timed[] => {
  const { context, ride, joints, axles } = travelWith(seed)
  return planStrikes(context, ride, joints, axles)
}

/** Highest autocorrelation of the clacks' envelope at any lag of a rail, each clack ringing for a tenth of a second. */
const strengthOfClock = (strikes: readonly Timed[]): number => {
  const envelope = new Float64Array(Math.round(DURATION / HOP))
  for (const { time, level } of strikes)
    for (let step = 0; step < 12; step += 1) {
      const at = (Math.round(time / HOP) + step + envelope.length) % envelope.length
      envelope[at]! += fromDecibels(level - 3 * step)
    }
  const lags = autocorrelation(envelope, Math.round(RAIL.to / HOP))
  return Math.max(...lags.subarray(Math.round(RAIL.from / HOP)))
}

/** Version 2 of the train: a joint every 0.8 s, give or take 16 ms, hardly harder or softer than the last. */
const clockwork = (): Timed[] => {
  const random = seededRandom('clockwork')
  return Array.from({ length: 80 }, (_, joint) =>
    [0, 0.178].map((axle) => ({
      time: 0.8 * joint + axle + 0.016 * (2 * random() - 1),
      level: 2 * random(),
    })),
  ).flat()
}

describe.each(SEEDS)('the rhythm of a train with seed %i', (seed) => {
  it('has no clock in it', () => {
    expect(strengthOfClock(strikesWith(seed))).toBeLessThan(0.45)
  })

  it('has rails of many lengths', () => {
    const { joints } = travelWith(seed)
    const places = joints.map(({ at }) => at).toSorted((one, other) => one - other)
    const rails = places.slice(1).map((at, index) => at - places[index]!)
    expect(standardDeviation(rails) / mean(rails)).toBeGreaterThan(0.2)
    expect(standardDeviation(joints.map(({ level }) => level))).toBeGreaterThan(2)
  })

  it('quickens and slows, and comes where it says it comes', () => {
    const { ride } = travelWith(seed)
    expect(standardDeviation(ride.speed)).toBeGreaterThan(0.03)
    expect(Math.min(...ride.speed)).toBeGreaterThan(0.85)
    for (const metres of [0, 13, 500, ride.metres - 0.01])
      expect(ride.metresAt(ride.timeAt(metres) / DURATION)).toBeCloseTo(metres, 3)
    expect(ride.timeAt(ride.metres + 13)).toBeCloseTo(DURATION + ride.timeAt(13), 6)
    expect(ride.timeAt(-5)).toBeCloseTo(ride.timeAt(ride.metres - 5) - DURATION, 6)
  })
})

it('control: joints every 0.8 s are found to be a clock', () => {
  expect(strengthOfClock(clockwork())).toBeGreaterThan(0.7)
})

it('passes one set of points in a short period, and two in a whole one', () => {
  const pointsIn = (metres: number, turnouts: number) =>
    layTrack(metres, turnouts, seededRandom('points')).length -
    layTrack(metres, 0, seededRandom('points')).length
  expect(pointsIn(1000, 2)).toBe(2 * pointsIn(1000, 1))
  const { context } = travelWith(1, seconds(6.4))
  expect(context.share(2)).toBe(1)
})
