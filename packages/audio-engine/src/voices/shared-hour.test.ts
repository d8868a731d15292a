import { expect, it } from 'vitest'
import { createSharedHour } from './shared-hour.ts'

const RATE = 44_100

/** A device: its wall clock, and an audio clock that starts later and may stand still. Times are in seconds. */
const aDevice = ({ latency = 0, stamps = true } = {}) => {
  let [wall, audio] = [1000, 0]
  const context = {
    sampleRate: RATE,
    outputLatency: latency,
    get currentTime() {
      return audio
    },
    getOutputTimestamp: () =>
      stamps && audio > latency
        ? { contextTime: audio - latency, performanceTime: wall * 1000 }
        : { contextTime: 0, performanceTime: 0 },
  } as unknown as BaseAudioContext
  const hour = createSharedHour(
    () => wall - 400,
    () => wall * 1000,
  )
  return {
    hour,
    context,
    pass(seconds: number, { isAudible = true } = {}) {
      wall += seconds
      if (isAudible) audio += seconds
    },
    /** What is heard now, in seconds of the hour, as the voices would play it. */
    heard: () => audio - latency - hour.beginningIn(context),
    elapsed: () => wall - 400,
  }
}

it('what leaves the speakers is where the wall clock is in the hour, with and without timestamps', () => {
  for (const stamps of [true, false])
    for (const latency of [0, 0.25]) {
      const device = aDevice({ latency, stamps })
      device.pass(5)
      expect(device.heard()).toBeCloseTo(device.elapsed(), 4)
    }
})

it('begins on a whole sample, and keeps its reading while readings scatter', () => {
  const device = aDevice()
  device.pass(1.234_567)
  const first = device.hour.beginningIn(device.context)
  expect(first * RATE).toBeCloseTo(Math.round(first * RATE), 6)
  device.pass(0.02, { isAudible: false })
  expect(device.hour.beginningIn(device.context)).toBe(first)
})

it('after the audio clock stood still, the hour began earlier on it', () => {
  const device = aDevice()
  device.pass(5)
  const before = device.hour.beginningIn(device.context)
  device.pass(30, { isAudible: false })
  expect(before - device.hour.beginningIn(device.context)).toBeCloseTo(30, 3)
  expect(device.heard()).toBeCloseTo(device.elapsed(), 4)
})

it('a clock that is behind hears the hour before its beginning', () => {
  const hour = createSharedHour(() => -90)
  const context = { sampleRate: RATE, currentTime: 2 } as BaseAudioContext
  expect(hour.beginningIn(context)).toBe(92)
})
