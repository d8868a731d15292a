import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EngineFault, SlotSnapshot } from '@dhvani/audio-engine'
import { EMPTY_BEATBOX } from '@dhvani/audio-engine/snapshots'
import { percent } from '@dhvani/units'
import { loadAgain } from './load-again.ts'

const TEENTAAL: SlotSnapshot = {
  loopId: 'teentaal',
  isActive: true,
  isPlaying: true,
  volume: percent(80),
  isMuted: false,
  isSolo: false,
  status: 'failed',
}
const LOST = new TypeError('Failed to fetch')

/** A stage whose loop has failed, and whose tries end when the test says so. */
const setUp = () => {
  const tries: PromiseWithResolvers<void>[] = []
  const assigned: string[] = []
  const faults: ((fault: EngineFault) => void)[] = []
  loadAgain(
    {
      getSnapshot: () => ({ ...EMPTY_BEATBOX, slots: [TEENTAAL] }),
      preload: () => {
        const next = Promise.withResolvers<void>()
        tries.push(next)
        return next.promise
      },
      assign: (_, loopId) => void assigned.push(loopId),
      setMuted: () => undefined,
      toggleSlot: () => undefined,
    },
    (listener) => {
      faults.push(listener)
      return () => undefined
    },
  )
  for (const listener of faults)
    listener({ soundId: 'teentaal', soundName: 'Teentaal', reason: LOST })
  return { tries, assigned, comeOnline: () => page.dispatchEvent(new Event('online')) }
}

let page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('runs one try at a time, however often the browser comes online meanwhile', async () => {
  const { tries, assigned, comeOnline } = setUp()
  await vi.advanceTimersByTimeAsync(500)
  comeOnline()
  comeOnline()
  expect(tries).toHaveLength(1)
  tries[0]?.resolve()
  await vi.runAllTimersAsync()
  expect(tries).toHaveLength(1)
  expect(assigned).toEqual(['teentaal'])
})

it('tries at once when the browser comes online between two tries', async () => {
  const { tries, comeOnline } = setUp()
  comeOnline()
  expect(tries).toHaveLength(1)
})

it('begins its waits anew when a try fails during which the browser came online', async () => {
  const { tries, comeOnline } = setUp()
  await vi.advanceTimersByTimeAsync(500)
  tries[0]?.reject(LOST)
  await vi.advanceTimersByTimeAsync(2000)
  tries[1]?.reject(LOST)
  await vi.advanceTimersByTimeAsync(5000)
  expect(tries).toHaveLength(3)
  comeOnline()
  tries[2]?.reject(LOST)
  await vi.advanceTimersByTimeAsync(500)
  expect(tries).toHaveLength(4)
})
