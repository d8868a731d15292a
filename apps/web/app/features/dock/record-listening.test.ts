import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TracksAndMaster } from '#lib/engine/heard.ts'
import { trackOf } from '#lib/engine/testing/track.ts'
import { percent } from '@dhvani/units'
import type { Heard } from '#lib/mixes/listening-history.ts'
import { createStore } from '#lib/store/store.ts'
import { recordListening } from './record-listening.ts'

const mixOf = (...ids: readonly string[]): TracksAndMaster => ({
  masterVolume: percent(80),
  tracks: ids.map((id) => trackOf(id)),
})

const setUp = (first: TracksAndMaster) => {
  const heard: Heard[] = []
  const mixer = createStore(first)
  const status = createStore({ isBlocked: false })
  const stop = recordListening({ mixer, status, keep: (one) => void heard.push(one) })
  return {
    heard,
    mixer,
    status,
    stop,
    told: () => heard.map(({ seconds, mix }) => `${seconds} s ${mix}`),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 22) })
  vi.stubGlobal('addEventListener', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells each minute of a mix, and the rest at its end', () => {
  const { heard, stop, told } = setUp(mixOf('rain', 'breeze'))
  vi.advanceTimersByTime(130_000)
  stop()
  expect(told()).toEqual(['60 s Rain, Breeze', '60 s Rain, Breeze', '10 s Rain, Breeze'])
  expect(heard[0]?.at).toEqual(new Date(2026, 10, 21, 22))
})

it('counts each mix by itself, and silence not at all', () => {
  const { mixer, stop, told } = setUp(mixOf())
  vi.advanceTimersByTime(90_000)
  mixer.set(mixOf('rain'))
  vi.advanceTimersByTime(20_000)
  mixer.set(mixOf('train'))
  vi.advanceTimersByTime(5_000)
  mixer.set(mixOf())
  vi.advanceTimersByTime(90_000)
  stop()
  expect(told()).toEqual(['20 s Rain', '5 s Train'])
})

it('leaves out the time in which the master is at 0 or the browser holds the sound back', () => {
  const { mixer, status, stop, told } = setUp(mixOf('rain'))
  vi.advanceTimersByTime(10_000)
  mixer.set({ ...mixOf('rain'), masterVolume: percent(0) })
  vi.advanceTimersByTime(20_000)
  mixer.set(mixOf('rain'))
  vi.advanceTimersByTime(5_000)
  status.set({ isBlocked: true })
  vi.advanceTimersByTime(40_000)
  status.set({ isBlocked: false })
  vi.advanceTimersByTime(7_000)
  stop()
  expect(told()).toEqual(['10 s Rain', '5 s Rain', '7 s Rain'])
})

it('leaves out the time in which the computer slept', () => {
  const { stop, told } = setUp(mixOf('rain'))
  vi.advanceTimersByTime(60_000)
  vi.setSystemTime(new Date(2026, 10, 22, 7))
  vi.advanceTimersByTime(60_000)
  stop()
  expect(told()).toEqual(['60 s Rain'])
})
